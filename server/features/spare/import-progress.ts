import type { ImportProgress } from "#contract/sheet.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { findPartSet } from "./store.ts"

const shortestPauseMs = 200
const cachedMs = 86_400_000

/** Stores how far an import is, for readers in every process; at most a few times a second. */
export type ReportProgress = (progress: ImportProgress) => Promise<void>

export const reportNothing: ReportProgress = async () => undefined

/** Begins an import of this name and forgets those of former days. */
export async function beginProgress(app: AppContext, spareId: number, name: string): Promise<ReportProgress> {
  const now = app.clock()
  const old = new Date(now.getTime() - cachedMs).toISOString()
  await app.db.deleteFrom("import_run").where("created_at", "<", old).execute()
  const begin = { phase: "reading", done: 0, total: 0, created_at: now.toISOString() } as const
  await app.db
    .insertInto("import_run")
    .values({ name, spare_id: spareId, ...begin })
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

/** How far the import of this name is; throws `not_found` where there is no such group. */
export async function readProgress({ db }: AppContext, spareId: number, name: string): Promise<ImportProgress> {
  const row = await db
    .selectFrom("import_run")
    .select(["phase", "done", "total"])
    .where("name", "=", name)
    .where("spare_id", "=", spareId)
    .executeTakeFirst()
  if (row) return row
  if (!(await findPartSet(db, spareId))) throw new AppError("not_found")
  return { phase: "waiting", done: 0, total: 0 }
}
