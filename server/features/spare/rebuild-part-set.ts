import type { AppContext } from "#server/app-context.ts"
import { AppError, existing } from "#server/app-error.ts"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { purgeImportParts } from "./import-part-store.ts"
import { insertPartSet, listDeadPartSets, purgePartSet } from "./part-set-store.ts"
import { findPartSet } from "./store.ts"
import { type NewPart, type OnWritten, type PartSetWriter, createPartSetWriter } from "./write-part-set.ts"

/** A group's active set, and the version raised with every change of a part. */
export interface PartSetState {
  part_set: number
  parts_version: number
}

export interface PartSetBuild {
  partSet: number
  now: string
  writer: PartSetWriter
}

/** How to rebuild the parts of one group. */
export interface PartSetChange<Result> {
  spareId: number
  /** State the change is based on; a later change is a conflict. */
  before: PartSetState
  /** Yields the parts of the new set. */
  parts: (build: PartSetBuild) => AsyncGenerator<Iterable<NewPart>>
  /** Runs in the transaction that switches sets. */
  commit: (trx: Database, build: PartSetBuild) => Promise<Result>
}

const noProgress: OnWritten = async () => undefined

/**
 * Fills a new set beside the active one of each group in short steps, then switches all in one short transaction. A
 * kill in between leaves invisible unfinished sets. Returns the results of the commits. Throws `conflict` when a part
 * was changed meanwhile.
 */
export async function rebuildPartSets<Result>(
  app: AppContext,
  changes: readonly PartSetChange<Result>[],
  onWritten = noProgress,
): Promise<Result[]> {
  const now = app.clock().toISOString()
  const built: { change: PartSetChange<Result>; build: PartSetBuild; total: number }[] = []
  const partSets: number[] = []
  try {
    for (const change of changes) {
      const partSet = await insertPartSet(app.db, change.spareId, "building", now)
      partSets.push(partSet)
      const build = { partSet, now, writer: createPartSetWriter(app.db, app.dialect, partSet) }
      let total = 0
      for await (const parts of change.parts(build))
        await build.writer.write(parts, async (written) => {
          total += written
          await onWritten(written)
        })
      built.push({ change, build, total })
    }
    const results = await app.db.transaction().execute(async (trx) => {
      const committed: Result[] = []
      for (const { change, build, total } of built) {
        await switchOver(trx, change, build, total)
        committed.push(await change.commit(trx, build))
      }
      await bumpContentVersion(trx)
      return committed
    })
    observe(purgeDead(app))
    return results
  } catch (error) {
    observe(purgeHalfBuilt(app, partSets))
    throw error
  }
}

const cleaning = new Set<Promise<void>>()

/** Notes a clean-up that runs after its response, so that a stop waits for it. */
function observe(work: Promise<void>): void {
  cleaning.add(work)
  void work.finally(() => cleaning.delete(work))
}

/** Resolves when nothing that imports left behind is being removed. */
export const importsCleaned = async (): Promise<void> => void (await Promise.all(cleaning))

async function purgeHalfBuilt(app: AppContext, partSets: readonly number[]): Promise<void> {
  try {
    for (const partSet of partSets) await purgePartSet(app.db, partSet)
    await purgeImportParts(app.db)
  } catch (error) {
    app.log.error({ err: error }, "a half-built part set stays until the next start")
  }
}

async function switchOver(
  trx: Database,
  { spareId, before }: Pick<PartSetChange<unknown>, "spareId" | "before">,
  { partSet, now }: PartSetBuild,
  total: number,
): Promise<void> {
  await checkUnchanged(trx, spareId, before)
  await trx.updateTable("part_set").set({ state: "former" }).where("id", "=", before.part_set).execute()
  const { numUpdatedRows } = await trx
    .updateTable("part_set")
    .set({ state: "living" })
    .where("id", "=", partSet)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw changedMeanwhile([spareId])
  await trx
    .updateTable("spare")
    .set((eb) => ({
      part_set: partSet,
      parts_total: total,
      parts_updated_at: now,
      parts_version: eb("parts_version", "+", 1),
    }))
    .where("id", "=", spareId)
    .execute()
}

/** Throws `conflict` when parts of the group changed since `before`, `not_found` when the group is deleted. */
export async function checkUnchanged(db: Database, spareId: number, before: PartSetState): Promise<void> {
  const current = existing(await findPartSet(db, spareId))
  if (current.part_set !== before.part_set || current.parts_version !== before.parts_version)
    throw changedMeanwhile([spareId])
}

/**
 * Returns the conflict for groups whose parts were changed during an import; the path of each error is the group's id.
 */
export function changedMeanwhile(spareIds: readonly number[]): AppError {
  const message = "Parts of this group were changed meanwhile; try again"
  const errors = spareIds.map((id) => ({ path: String(id), code: "parts_changed", message }))
  return new AppError("conflict", { detail: message, errors })
}

async function purgeDead(app: AppContext): Promise<void> {
  try {
    // Without statistics of its parts, each search reads a whole set.
    await app.dialect.learnStatistics(app.db)
    for (const id of await listDeadPartSets(app.db)) await purgePartSet(app.db, id)
    await purgeImportParts(app.db)
    while (!(await app.dialect.searchIndex.tidy(app.db))) await yieldToEventLoop()
  } catch (error) {
    app.log.error({ err: error }, "what an import leaves behind could not be tidied up")
  }
}
