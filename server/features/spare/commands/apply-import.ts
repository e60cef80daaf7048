import type { Caller } from "#server/caller.ts"
import type { Changer } from "#server/account.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { addToTrash } from "#server/records/trash-store.ts"
import { createImportPartWriter } from "../import-part-store.ts"
import type { ReportProgress } from "../import-progress.ts"
import { allocatePartIds } from "../part-store.ts"
import { groupSubject } from "../parts-subject.ts"
import { readPartSet } from "../part-set-store.ts"
import {
  type PartSetBuild,
  type PartSetChange,
  type PartSetState,
  checkUnchanged,
  rebuildPartSets,
} from "../rebuild-part-set.ts"
import { type ImportPlan, changesAnything } from "../sheet/plan-import.ts"
import { type NewPart, lazily } from "../write-part-set.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

/** Planned changes of one group, and the state they are based on. */
export interface PlannedImport {
  spareId: number
  before: PartSetState
  plan: ImportPlan
}

/** Name of the uploaded file, and the progress callback. */
interface ImportCourse {
  file: string
  report: ReportProgress
}

/**
 * Applies planned changes in new sets of parts, all groups or none, and returns the import's id per changed group.
 * Removed parts become one trash entry per group; they and former values are stored for undo. Throws `conflict` when a
 * part of a group was changed meanwhile.
 */
export async function applyImports(
  caller: Caller,
  planned: readonly PlannedImport[],
  { file, report }: ImportCourse,
): Promise<ReadonlyMap<number, number>> {
  const { app } = caller
  const changing = planned.filter(({ plan }) => changesAnything(plan))
  // Parts were read in steps, so "unchanged" only holds for groups that nobody changed meanwhile.
  for (const group of planned) if (!changing.includes(group)) await checkUnchanged(app.db, group.spareId, group.before)
  if (changing.length === 0) return new Map()
  const total = changing.reduce((sum, { plan }) => sum + partsAfter(plan), 0)
  let done = 0
  const changes = changing.map((group) => changeOf(caller, group, file))
  const imports = await rebuildPartSets(app, changes, async (written) => {
    done += written
    await report({ phase: "writing", done, total })
  })
  return new Map(imports)
}

const partsAfter = ({ unchanged, changed, added }: ImportPlan): number => unchanged + changed.size + added.length

/** Returns the change of one group's set; its commit returns the group's id and the import's. */
function changeOf(
  caller: Caller,
  { spareId, before, plan }: PlannedImport,
  file: string,
): PartSetChange<readonly [number, number]> {
  const { db } = caller.app
  let firstAdded = 0
  return {
    spareId,
    before,
    async *parts(build) {
      const { partSet, writer, now } = build
      const storeFormer = createImportPartWriter(db, partSet)
      for await (const stored of readPartSet(db, before.part_set)) {
        const { removed = [], changed = [] } = Object.groupBy(stored, ({ id }) =>
          plan.removed.has(id) ? "removed" : plan.changed.has(id) ? "changed" : "unchanged",
        )
        await storeFormer(changed, "changed")
        await storeFormer(removed, "removed")
        const staying = stored.filter(({ id }) => !plan.removed.has(id))
        yield lazily(staying, (part) => copyOf(part, build, plan))
      }
      // In natural order, so that most indexes grow at their ends.
      firstAdded = await allocatePartIds(db, plan.added.length)
      const stamps = { spare_id: spareId, part_set: partSet, version: 1, created_at: now, updated_at: now }
      yield lazily(plan.added, (part, index) => ({
        ...part,
        ...writer.fold(part),
        ...stamps,
        id: firstAdded + index,
      }))
    },
    commit: async (trx, build) =>
      [spareId, await recordImport(trx, caller, { spareId, file, plan, firstAdded, build })] as const,
  }
}

function copyOf(
  { row_id: _row, ...part }: TableRow<"part">,
  { partSet, now, writer }: PartSetBuild,
  plan: ImportPlan,
): NewPart {
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
  const changes = `+${counts.added} ~${counts.updated} −${counts.removed}`
  await recordAudit(trx, changer, "imported", await groupSubject(trx, spareId, { detail: `${changes} ${file}` }))
  return id
}
