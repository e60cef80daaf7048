import type { Insertable } from "kysely"
import type { SheetRow } from "#contract/sheet.ts"
import type { Caller, Changer } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { PartRow, PartTable } from "#server/db/schema/content.ts"
import { addToTrash } from "#server/records/trash-store.ts"
import { createImportPartWriter } from "../import-part-store.ts"
import type { ReportProgress } from "../import-progress.ts"
import { allocatePartIds } from "../part-store.ts"
import { readPartSet } from "../part-set-store.ts"
import { type PartSetBuild, rebuildPartSet } from "../rebuild-part-set.ts"
import type { ImportPlan } from "../sheet/plan-import.ts"

/** What an import goes by: the sheet's file name, the planned changes, and whom to report progress to. */
export interface PlannedImport {
  file: string
  plan: ImportPlan
  report: ReportProgress
}

/**
 * Applies a planned import in a new set of parts and returns the import's id. Removed parts become one trash entry; they and the
 * former values of changed parts are kept, so that the import can be undone. Rejects with `conflict` when a part was changed meanwhile.
 */
export async function applyImport(
  caller: Caller,
  spareId: number,
  before: { part_set: number; parts_version: number },
  { file, plan, report }: PlannedImport,
): Promise<number> {
  const { app } = caller
  const total = plan.unchanged + plan.changed.size + plan.added.length
  let firstAdded = 0
  const fill = async (build: PartSetBuild) => {
    const { partSet, writer, now } = build
    let done = 0
    const onStep = async (rows: number) => {
      done += rows
      await report({ phase: "writing", done, total })
    }
    const keep = createImportPartWriter(app.db, partSet)
    for await (const stored of readPartSet(app.db, before.part_set)) {
      const staying = stored.filter((part) => !plan.removed.has(part.id))
      await keep(
        staying.filter((part) => plan.changed.has(part.id)),
        "changed",
      )
      await keep(
        stored.filter((part) => plan.removed.has(part.id)),
        "removed",
      )
      await writer.write(staying, (part) => copyOf(part, build, plan), onStep)
    }
    // In natural order, so that most indexes grow at their ends.
    firstAdded = await allocatePartIds(app.db, plan.added.length)
    const stamps = { spare_id: spareId, part_set: partSet, version: 1, created_at: now, updated_at: now }
    const newPart = (part: SheetRow, index: number) => ({
      ...part,
      ...writer.fold(part),
      ...stamps,
      id: firstAdded + index,
    })
    await writer.write(plan.added, newPart, onStep)
    return total
  }
  return rebuildPartSet(app, spareId, before, fill, (trx, build) =>
    recordImport(trx, caller, { spareId, file, plan, firstAdded, build }),
  )
}

function copyOf(
  { row_id: _row, ...part }: PartRow,
  { partSet, now, writer }: PartSetBuild,
  plan: ImportPlan,
): Insertable<PartTable> {
  const change = plan.changed.get(part.id)
  return change
    ? { ...part, ...change, ...writer.fold(change), part_set: partSet, version: part.version + 1, updated_at: now }
    : { ...part, part_set: partSet }
}

interface AppliedImport {
  spareId: number
  file: string
  plan: ImportPlan
  firstAdded: number
  build: PartSetBuild
}

async function recordImport(
  trx: Database,
  changer: Changer,
  { spareId, file, plan: { counts }, firstAdded, build }: AppliedImport,
): Promise<number> {
  // Only the latest import of a group can be undone.
  await trx.updateTable("import").set({ undoable: 0 }).where("spare_id", "=", spareId).execute()
  const stamps = { spare_id: spareId, created_at: build.now, part_set: build.partSet, undone_at: null }
  const { id } = await trx
    .insertInto("import")
    .values({ ...stamps, ...counts, file, first_added: firstAdded, undoable: 1 })
    .returning("id")
    .executeTakeFirstOrThrow()
  if (counts.removed > 0)
    await addToTrash(trx, changer, [
      { kind: "import", id, title: file, data: { spare_id: spareId, parts: counts.removed } },
    ])
  const changes = `+${counts.added} ~${counts.updated} -${counts.removed}`
  await recordAudit(trx, changer, "imported", `spare ${spareId}: ${changes} ${file}`)
  return id
}
