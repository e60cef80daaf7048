import { pickLocalized } from "#contract/localized.ts"
import type { UndoResult } from "#contract/sheet.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, conflict } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type ImportPart, readImportParts } from "../import-part-store.ts"
import { type ImportRow, endUndo, findImport, readImport } from "../import-store.ts"
import { readPartSet } from "../part-set-store.ts"
import {
  type PartsThere,
  type RestoredParts,
  notePresent,
  removedParts,
  settleTrashEntry,
  summarizePutBack,
} from "../restore-into-set.ts"
import { type PartSetBuild, type PartSetChange, rebuildPartSets } from "../rebuild-part-set.ts"
import { groupSubject } from "../parts-subject.ts"
import { findPartSet } from "../store.ts"
import { lazily } from "../write-part-set.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

/**
 * Undoes an import: changed parts get their former values, added ones are removed, removed ones return. A part edited
 * since keeps its edit. Throws `conflict` when the import is not the group's latest, or parts were changed meanwhile.
 */
export async function undoImport(caller: Caller, spareId: number, importId: number): Promise<UndoResult> {
  const { app } = caller
  const before = await findPartSet(app.db, spareId)
  const { can_undo } = await readImport(app.db, spareId, importId)
  const row = await findImport(app.db, importId)
  if (!before || !row) throw new AppError("not_found")
  if (!can_undo) throw tooLate()
  let kept = 0
  let putBack: RestoredParts = { restored: [], taken: [] }
  const change: PartSetChange<void> = {
    spareId,
    before,
    async *parts(build) {
      const changed = await readChanged(app, row)
      const there: PartsThere = { numbers: new Set(), ids: new Set() }
      for await (const stored of readPartSet(app.db, before.part_set)) {
        const staying = stored.filter((part) => !isUntouchedAddition(part, row))
        notePresent(there, staying)
        kept += staying.filter((part) => isEdited(part, changed.get(part.id), row)).length
        yield lazily(staying, (part) => formerOf(part, changed.get(part.id), build))
      }
      // A changed part that was moved to another group, or deleted, stays as it is.
      for (const id of changed.keys()) if (!there.ids.has(id)) kept++
      putBack = yield* removedParts(app.db, build, row, there)
    },
    async commit(trx, { now }) {
      if ((await findImport(trx, importId))?.undoable !== 1) throw tooLate()
      await settleTrashEntry(trx, row, putBack)
      await endUndo(trx, importId, now)
      await recordAudit(trx, caller, "import_undone", await groupSubject(trx, spareId, { detail: row.file }))
    },
  }
  await rebuildPartSets(app, [change])
  return { ...(await readImport(app.db, spareId, importId)), ...summarizePutBack(putBack), kept }
}

const tooLate = () => conflict("undo_too_late", "Only the latest import of a group can be undone, once")

async function readChanged(app: AppContext, { part_set }: ImportRow): Promise<Map<number, ImportPart>> {
  const changed = new Map<number, ImportPart>()
  for await (const parts of readImportParts(app.db, part_set, "changed"))
    for (const part of parts) changed.set(part.id, part)
  return changed
}

const isAddition = (part: TableRow<"part">, { first_added, added }: ImportRow): boolean =>
  part.id >= first_added && part.id < first_added + added

/**
 * Returns whether an added part is unedited: an import writes additions as version 1 and changes as the next version.
 */
const isUntouchedAddition = (part: TableRow<"part">, row: ImportRow): boolean =>
  isAddition(part, row) && part.version === 1
const isUntouchedChange = (part: Pick<TableRow<"part">, "version">, former: ImportPart): boolean =>
  part.version === former.version + 1

/** Returns whether a part was edited since the import; for one the import did not change, by date only. */
function isEdited(part: TableRow<"part">, former: ImportPart | undefined, row: ImportRow): boolean {
  if (former) return !isUntouchedChange(part, former)
  return isAddition(part, row) || part.updated_at > row.created_at
}

function formerOf({ row_id: _row, ...part }: TableRow<"part">, former: ImportPart | undefined, build: PartSetBuild) {
  const { partSet, now, writer } = build
  if (!former || !isUntouchedChange(part, former)) return { ...part, part_set: partSet }
  const { partnumber, subst_part, quantity } = former
  const values = { partnumber, subst_part, quantity, ...pickLocalized(former, "description") }
  return {
    ...part,
    ...values,
    ...writer.fold(values),
    part_set: partSet,
    version: part.version + 1,
    updated_at: now,
  }
}
