import type { ImportProgress } from "#contract/sheet.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { findPartSet } from "./store.ts"

const shortestPauseMs = 200
const cachedMs = 86_400_000

/** Stores how far an import is, for readers in every process; at most a few times a second. */
export type ReportProgress = (progress: ImportProgress) => Promise<void>

export const reportNothing: ReportProgress = async () => undefined

/** The group of runs that are for several groups. */
const severalGroups = 0

/** Returns what reports a segment of long work as a part of all of it. */
export const reportSegment =
  (report: ReportProgress, before: number, total: number): ReportProgress =>
  (progress) =>
    report({ ...progress, done: before + progress.done, total })

/** Begins an import of this name, into one group or into several (null), and forgets those of former days. */
export async function beginProgress(app: AppContext, spareId: number | null, name: string): Promise<ReportProgress> {
  const now = app.clock()
  const old = new Date(now.getTime() - cachedMs).toISOString()
  await app.db.deleteFrom("import_run").where("created_at", "<", old).execute()
  const begin = { phase: "reading", done: 0, total: 0, created_at: now.toISOString() } as const
  await app.db
    .insertInto("import_run")
    .values({ name, spare_id: spareId ?? severalGroups, ...begin })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(begin))
    .execute()
  let last = { phase: "reading", at: -shortestPauseMs }
  return async (progress) => {
    const at = performance.now()
    if (progress.phase === last.phase && at - last.at < shortestPauseMs) return
    last = { phase: progress.phase, at }
    await app.db.updateTable("import_run").set(progress).where("name", "=", name).execute()
  }
}

/** How far the import of this name is, into one group or into several (null); throws `not_found` where there is no such group. */
export async function readProgress({ db }: AppContext, spareId: number | null, name: string): Promise<ImportProgress> {
  const row = await db
    .selectFrom("import_run")
    .select(["phase", "done", "total"])
    .where("name", "=", name)
    .where("spare_id", "=", spareId ?? severalGroups)
    .executeTakeFirst()
  if (row) return row
  if (spareId !== null && !(await findPartSet(db, spareId))) throw new AppError("not_found")
  return { phase: "waiting", done: 0, total: 0 }
}
