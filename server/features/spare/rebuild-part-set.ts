import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { purgeImportParts } from "./import-part-store.ts"
import { yieldToEventLoop, listDeadPartSets, purgePartSet } from "./part-set-store.ts"
import { insertPartSet } from "./part-set-store.ts"
import { findPartSet } from "./store.ts"
import { type PartSetWriter, createPartSetWriter } from "./write-part-set.ts"

export interface PartSetBuild {
  partSet: number
  now: string
  writer: PartSetWriter
}

/**
 * Fills a new set beside the active one in short steps and switches over in one short transaction; `fill` returns the number of
 * parts, `commit` adds to the transaction. A kill in between leaves a half-built set that nobody sees. Rejects with `conflict`
 * when a part was changed meanwhile.
 */
export async function rebuildPartSet<Result>(
  app: AppContext,
  spareId: number,
  before: { part_set: number; parts_version: number },
  fill: (build: PartSetBuild) => Promise<number>,
  commit: (trx: Database, build: PartSetBuild) => Promise<Result>,
): Promise<Result> {
  const now = app.clock().toISOString()
  const partSet = await insertPartSet(app.db, spareId, "building", now)
  const build = { partSet, now, writer: createPartSetWriter(app.db, app.dialect) }
  try {
    const total = await fill(build)
    const result = await app.db.transaction().execute(async (trx) => {
      await switchOver(trx, spareId, before, build, total)
      const committed = await commit(trx, build)
      await bumpContentVersion(trx)
      return committed
    })
    void purgeDead(app)
    return result
  } catch (error) {
    void purgePartSet(app.db, partSet)
      .then(() => purgeImportParts(app.db))
      .catch((cause: unknown) => app.log.error({ err: cause }, "a half-built part set stays until the next start"))
    throw error
  }
}

async function switchOver(
  trx: Database,
  spareId: number,
  before: { part_set: number; parts_version: number },
  { partSet, now }: PartSetBuild,
  total: number,
): Promise<void> {
  const current = await findPartSet(trx, spareId)
  if (!current) throw new AppError("not_found")
  if (current.part_set !== before.part_set || current.parts_version !== before.parts_version) throw changedMeanwhile()
  await trx.updateTable("part_set").set({ state: "former" }).where("id", "=", before.part_set).execute()
  await trx.updateTable("part_set").set({ state: "living" }).where("id", "=", partSet).execute()
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

function changedMeanwhile(): AppError {
  const detail = "Parts of this group were changed meanwhile; try again"
  return new AppError("conflict", { detail, errors: [{ path: "", code: "parts_changed", message: detail }] })
}

async function purgeDead(app: AppContext): Promise<void> {
  try {
    // Another import may be building right now; only former sets are certain to be dead while the site runs.
    const building = await app.db.selectFrom("part_set").select("id").where("state", "=", "building").execute()
    for (const id of await listDeadPartSets(
      app.db,
      building.map((set) => set.id),
    ))
      await purgePartSet(app.db, id)
    await purgeImportParts(app.db)
    while (!(await app.dialect.searchIndex.tidy(app.db))) await yieldToEventLoop()
  } catch (error) {
    app.log.error({ err: error }, "what an import leaves behind could not be tidied up")
  }
}
