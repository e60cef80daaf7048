import type { HistoryKind, RecordKind } from "#contract/record-constants.ts"
import { requireAbility } from "#server/account.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller } from "#server/caller.ts"
import { existing } from "#server/app-error.ts"
import { checkInput } from "#server/check-input.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import { isActive } from "#server/records/check-references.ts"
import { type AnyRecord, type ShownRecord, recordIdOf } from "#server/records/define-record.ts"
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
  const { ability, restoreVersion: restoreOther } = app.kinds[kind]
  requireAbility(caller.account, ability)
  const { data } = existing((await listVersions(app.db, kind, id)).find((stored) => stored.version === version))
  if (restoreOther) return restoreOther(caller, Number(id), data, expected)
  const definition = app.records[kind as RecordKind]
  const recordId = recordIdOf(id)
  const { image_list: images, ...former } = data as Readonly<Record<string, unknown>>
  const fields = await withoutLostReferences(app, definition, checkInput(definition.patch, former))
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
async function withoutLostReferences(app: AppContext, { references }: AnyRecord, patch: object): Promise<object> {
  const fields: Record<string, unknown> = { ...patch }
  for (const [name, referenced] of Object.entries(references)) {
    const id = fields[name]
    if (typeof id === "number" && !(await isActive(app.db, app.records[referenced], id))) fields[name] = null
  }
  return fields
}
