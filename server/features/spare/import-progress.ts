import type { ImportProgress } from "#contract/sheet.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { findPartSet } from "./store.ts"

const shortestPauseMs = 200
const runsKeptMs = 86_400_000

/** Stores the progress of an import, for readers in every process; at most a few times a second. */
export type ReportProgress = (progress: ImportProgress) => Promise<void>

export const reportNothing: ReportProgress = async () => undefined

/** Group id of runs for several groups. */
const severalGroups = 0

/** Returns a callback that reports one phase as a share of the whole. */
export const reportSegment =
  (report: ReportProgress, before: number, total: number): ReportProgress =>
  (progress) =>
    report({ ...progress, done: before + progress.done, total })

/** Starts the progress of a named import, into one group or several (null); removes those of former days. */
export async function beginProgress(app: AppContext, spareId: number | null, name: string): Promise<ReportProgress> {
  const now = app.clock()
  const old = new Date(now.getTime() - runsKeptMs).toISOString()
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

/**
 * Returns the progress of a named import, into one group or several (null); throws `not_found` for an unknown group.
 */
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
