import { partPatchSchema } from "#contract/part.ts"
import type { HistoryKind, RecordKind } from "#contract/record-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, existing } from "#server/app-error.ts"
import { checkInput } from "#server/check-input.ts"
import { updatePart } from "#server/features/spare/commands/update-part.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import { isActive } from "#server/records/check-references.ts"
import type { ShownRecord } from "#server/records/define-record.ts"
import { listVersions } from "#server/records/history-store.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { findFormerImages } from "./former-images.ts"

/**
 * Saves a former version of a record again, with its stored pictures; throws `forbidden`, `not_found`, or `stale` when
 * the record has changed since it was read.
 */
export async function restoreVersion(
  caller: Caller,
  kind: HistoryKind,
  id: string,
  version: number,
  expected: number | null,
): Promise<ShownRecord> {
  const { app } = caller
  const needed = kind === "part" ? "parts.edit" : app.records[kind].abilities.change
  if (!caller.account.abilities.includes(needed))
    throw new AppError("forbidden", { detail: `This needs the ability ${needed}` })
  const entry = existing((await listVersions(app.db, kind, id)).find((one) => one.version === version))
  if (kind === "part") return restorePart(caller, Number(id), entry.data, expected)
  const definition = app.records[kind]
  const recordId = definition.key === "link" ? id : Number(id)
  const { image_list: images, ...former } = entry.data as Readonly<Record<string, unknown>>
  const fields = await withoutLostReferences(app, kind, checkInput(definition.patch, former))
  return app.db.transaction().execute(async (trx) => {
    const present = await existingRecord(trx, definition, recordId)
    const image_list = await findFormerImages(trx, definition, recordId, present, images)
    return changeRecordIn(trx, caller, definition, recordId, {
      patch: { ...fields, ...(image_list && { image_list }) },
      expected,
      event: "version_restored",
    })
  })
}

/** Empties references to records that no longer exist. */
async function withoutLostReferences(app: AppContext, kind: RecordKind, patch: object): Promise<object> {
  const fields: Record<string, unknown> = { ...patch }
  for (const [name, referenced] of Object.entries(app.records[kind].references)) {
    const id = fields[name]
    if (typeof id === "number" && !(await isActive(app.db, app.records[referenced], id))) fields[name] = null
  }
  return fields
}

async function restorePart(caller: Caller, id: number, data: unknown, expected: number | null): Promise<ShownRecord> {
  const row = await caller.app.db
    .selectFrom("part")
    .innerJoin("spare", "spare.part_set", "part.part_set")
    .select("part.spare_id")
    .where("part.id", "=", id)
    .executeTakeFirst()
  if (!row) throw new AppError("not_found")
  return updatePart(caller, row.spare_id, id, {
    patch: checkInput(partPatchSchema, data),
    expected,
    event: "version_restored",
  })
}
