import type { Insertable } from "kysely"
import type { SheetRow } from "#contract/sheet.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import type { PartRow, PartTable } from "#server/db/schema.ts"
import type { TellProgress } from "../import-progress.ts"
import { takePartIds } from "../part-store.ts"
import { breathe, listDeadPartSets, purgePartSet, readPartSet } from "../part-set-store.ts"
import type { ImportPlan } from "../sheet/plan-import.ts"
import { findPartSet, insertPartSet } from "../store.ts"
import { type PartSetWriter, createPartSetWriter } from "../write-part-set.ts"

/**
 * Writes the new parts beside the living ones in short steps and switches over in one short transaction; returns the import's id.
 * A kill in between leaves a half-built set that nobody sees. Throws `conflict` when a part was changed meanwhile.
 */
export async function applyImport(
  app: AppContext,
  spareId: number,
  before: { part_set: number; parts_version: number },
  plan: ImportPlan,
  tell: TellProgress,
): Promise<number> {
  const now = app.clock().toISOString()
  const partSet = await insertPartSet(app.db, spareId, "building", now)
  const total = plan.kept + plan.changed.size + plan.added.length
  let done = 0
  const onStep = async (rows: number) => {
    done += rows
    await tell({ phase: "writing", done, total })
  }
  const writer = createPartSetWriter(app.db, app.dialect)
  try {
    for await (const stored of readPartSet(app.db, before.part_set)) {
      const staying = stored.filter((part) => !plan.removed.has(part.id))
      await writer.write(staying, (part) => copyOf(part, partSet, plan, now, writer.fold), onStep)
    }
    // In natural order, so that most indexes grow at their ends.
    const firstId = await takePartIds(app.db, plan.added.length)
    const stamps = { spare_id: spareId, part_set: partSet, version: 1, created_at: now, updated_at: now }
    const newPart = (part: SheetRow, index: number) => ({
      ...part,
      ...writer.fold(part),
      ...stamps,
      id: firstId + index,
    })
    await writer.write(plan.added, newPart, onStep)
    const importId = await switchOver(app, spareId, before, partSet, plan, now)
    void purgeDead(app)
    return importId
  } catch (error) {
    void purgePartSet(app.db, partSet).catch((cause: unknown) =>
      app.log.error({ err: cause }, "a half-built part set stays until the next start"),
    )
    throw error
  }
}

function copyOf(
  { row_id: _row, ...part }: PartRow,
  partSet: number,
  plan: ImportPlan,
  now: string,
  fold: PartSetWriter["fold"],
): Insertable<PartTable> {
  const change = plan.changed.get(part.id)
  return change
    ? { ...part, ...change, ...fold(change), part_set: partSet, version: part.version + 1, updated_at: now }
    : { ...part, part_set: partSet }
}

async function switchOver(
  app: AppContext,
  spareId: number,
  before: { part_set: number; parts_version: number },
  partSet: number,
  plan: ImportPlan,
  now: string,
): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const current = await findPartSet(trx, spareId)
    if (!current) throw new AppError("not_found")
    if (current.part_set !== before.part_set || current.parts_version !== before.parts_version)
      throw new AppError("conflict", {
        detail: "Parts of this group were changed meanwhile; look at the preview again",
      })
    await trx.updateTable("part_set").set({ state: "former" }).where("id", "=", before.part_set).execute()
    await trx.updateTable("part_set").set({ state: "living" }).where("id", "=", partSet).execute()
    await trx
      .updateTable("spare")
      .set((eb) => ({
        part_set: partSet,
        parts_total: plan.kept + plan.changed.size + plan.added.length,
        parts_updated_at: now,
        parts_version: eb("parts_version", "+", 1),
      }))
      .where("id", "=", spareId)
      .execute()
    const { id } = await trx
      .insertInto("import")
      .values({
        spare_id: spareId,
        created_at: now,
        ...plan.counts,
        former_set: before.part_set,
        part_set: partSet,
        parts_version: before.parts_version + 1,
        undone_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    await moveContentVersion(trx)
    return id
  })
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
    while (!(await app.dialect.searchIndex.tidy(app.db))) await breathe()
  } catch (error) {
    app.log.error({ err: error }, "what an import leaves behind could not be tidied up")
  }
}
