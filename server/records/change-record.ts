import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Defined } from "#server/db/without-undefined.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { putImagesInTrash } from "./trash-images.ts"
import { changedLanguages } from "./changed-languages.ts"
import { checkReferences, declaredReferences } from "./check-references.ts"
import { checkVersion } from "./check-version.ts"
import { cleanFields } from "./clean-fields.ts"
import type { RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { recordVersion } from "./history-store.ts"
import { existingRecord } from "./read-records.ts"
import { updateRow } from "./write-row.ts"

interface Change<Patch> {
  patch: Patch
  /** Version that the caller has seen; null skips the check. */
  expected: number | null
  /** Image that takes the place of the present one, which goes to the trash. */
  upload?: Uint8Array | null
}

/**
 * Changes the fields that the patch names. A patch that changes nothing leaves version and history alone. Throws `not_found`, `invalid`
 * for a reference to nothing, or `stale` with the record as it is now.
 */
export async function changeRecord<Shown extends ShownRecord, Patch extends object>(
  caller: Caller,
  definition: RecordDefinition<Shown, object, Patch>,
  id: RecordId,
  { patch, expected, upload = null }: Change<Patch>,
): Promise<Shown> {
  const { app } = caller
  const pictures = upload ? [await acceptImage(upload)] : []
  const now = app.clock().toISOString()
  const record = await updateRecord(caller, definition, id, expected, async (trx, before) => {
    const known = before as Readonly<Record<string, unknown>> & Shown
    const clean: Readonly<Record<string, unknown>> = { ...cleanFields(definition, patch) }
    const names = Object.keys(clean).filter((name) => clean[name] !== known[name])
    if (names.length === 0 && pictures.length === 0) return null
    const change = Object.fromEntries(names.map((name) => [name, clean[name]]))
    await checkReferences(trx, declaredReferences(app.records, definition, change))
    const columns = definition.beforeChange
      ? await definition.beforeChange(trx, before, change as Defined<Patch>)
      : change
    if (pictures.length > 0) await putImagesInTrash(trx, caller, definition.kind, id, definition.title(before))
    await addImages(trx, definition.kind, id, pictures, now)
    return { ...columns, ...changedLanguages(definition, change, known, now) }
  })
  if (pictures.length > 0) app.sizes.resume()
  return record
}

/**
 * Runs one change of a record in a transaction: version check, former version into the history, row, content version. `work` returns
 * the columns to write, or null when nothing changes.
 */
export async function updateRecord<Shown extends ShownRecord>(
  caller: Caller,
  definition: RecordDefinition<Shown>,
  id: RecordId,
  expected: number | null,
  work: (trx: Database, before: Shown) => Promise<object | null>,
): Promise<Shown> {
  return caller.app.db.transaction().execute(async (trx) => {
    const before = await existingRecord(trx, definition, id)
    checkVersion(expected, before)
    const columns = await work(trx, before)
    if (!columns) return before
    await recordVersion(trx, caller, definition, id, before)
    await updateRow(trx, definition, id, { ...columns, updated_at: caller.app.clock().toISOString() })
    await bumpContentVersion(trx)
    return existingRecord(trx, definition, id)
  })
}
