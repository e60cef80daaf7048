import type { HistoryEvent } from "#contract/audit-constants.ts"
import type { ImageUse } from "#contract/image.ts"
import type { Hidden } from "#contract/publishing.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Defined } from "#server/db/without-undefined.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { type AcceptedImage, acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/image-store.ts"
import { setImages } from "./set-images.ts"
import { putImagesInTrash } from "./trash-store.ts"
import { changedLanguages } from "./changed-languages.ts"
import { checkReferences, declaredReferences } from "./check-references.ts"
import { cleanFields } from "./clean-fields.ts"
import type { AnyRecord, RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { recordVersion } from "./history-store.ts"
import { existingRecord } from "./read-records.ts"
import { noteVisibility, writeHidden } from "./visibility.ts"
import { updateRow } from "./write-row.ts"
import { checkVersion } from "#server/app-error.ts"

interface Change<Patch> {
  patch: Patch
  /** Version that the caller has seen; null skips the check. */
  expected: number | null
  event?: HistoryEvent
  /** A plan makes the change: the log says so. */
  isPlanned?: boolean
}

interface ChangeWithUpload<Patch> extends Change<Patch> {
  /** Image that replaces the present one, which goes to the trash. */
  upload?: Uint8Array | null
}

/** What a patch may contain besides the columns of its record. */
interface BesideFields {
  hidden?: Hidden | undefined
  image_list?: readonly ImageUse[] | undefined
}

interface Update {
  /** Version that the caller has seen; null skips the check. */
  expected: number | null
  /** Event under which the activity log shows the change. */
  event: HistoryEvent
}

/**
 * Changes the fields that the patch names. A patch that changes no field leaves version and history alone. Throws `not_found`, `invalid`
 * for a reference to nothing, or `stale` with the record as it is now.
 */
export async function changeRecord<Shown extends ShownRecord, Patch extends object>(
  caller: Caller,
  definition: RecordDefinition<Shown, object, Patch>,
  id: RecordId,
  { upload = null, ...change }: ChangeWithUpload<Patch>,
): Promise<Shown> {
  const { app } = caller
  const pictures = upload ? [await acceptImage(upload)] : []
  const record = await app.db
    .transaction()
    .execute((trx) => changeRecordIn(trx, caller, definition, id, { ...change, pictures }))
  if (pictures.length > 0) app.sizes.resume()
  return record
}

/** Same as `changeRecord`, inside the caller's transaction and with pictures that have already been accepted. */
export async function changeRecordIn<Shown extends ShownRecord, Patch extends object>(
  trx: Database,
  caller: Caller,
  definition: RecordDefinition<Shown, object, Patch>,
  id: RecordId,
  {
    patch,
    expected,
    pictures = [],
    event = "changed",
    isPlanned = false,
  }: Change<Patch> & { pictures?: readonly AcceptedImage[] },
): Promise<Shown> {
  const { app } = caller
  const { hidden, image_list, ...fields } = patch as Patch & BesideFields
  const now = app.clock().toISOString()
  return updateRecordIn(trx, caller, definition, id, { expected, event }, async (before) => {
    const beforeFields = before as Readonly<Record<string, unknown>> & Shown
    const clean: Readonly<Record<string, unknown>> = { ...cleanFields(definition, fields) }
    const names = Object.keys(clean).filter((name) => clean[name] !== beforeFields[name])
    const any = definition as unknown as AnyRecord
    const visibility = hidden === undefined ? null : await writeHidden(trx, any, id, hidden)
    if (visibility)
      await noteVisibility(
        trx,
        caller,
        { kind: definition.kind, id, title: definition.title(before) },
        {
          ...visibility,
          isPlanned,
        },
      )
    const areImagesNew = image_list !== undefined && (await setImages(trx, caller, any, before, id, image_list))
    if (names.length === 0 && pictures.length === 0) return areImagesNew ? {} : null
    const change = Object.fromEntries(names.map((name) => [name, clean[name]]))
    await checkReferences(trx, declaredReferences(app.records, definition, change))
    const columns = definition.beforeChange
      ? await definition.beforeChange(trx, before, change as Defined<Patch>)
      : change
    if (pictures.length > 0) {
      await putImagesInTrash(trx, caller, definition.kind, id, definition.title(before))
      await addImages(trx, definition.kind, id, pictures, now)
    }
    return { ...columns, ...changedLanguages(definition, change, beforeFields, now) }
  })
}

/**
 * Runs one change of a record in a transaction: version check, former version into the history, row, content version. `work` returns
 * the columns to write, or null when nothing changes.
 */
export async function updateRecord<Shown extends ShownRecord>(
  caller: Caller,
  definition: RecordDefinition<Shown>,
  id: RecordId,
  update: Update,
  work: (trx: Database, before: Shown) => Promise<object | null>,
): Promise<Shown> {
  return caller.app.db
    .transaction()
    .execute((trx) => updateRecordIn(trx, caller, definition, id, update, (before) => work(trx, before)))
}

async function updateRecordIn<Shown extends ShownRecord>(
  trx: Database,
  caller: Caller,
  definition: RecordDefinition<Shown>,
  id: RecordId,
  { expected, event }: Update,
  work: (before: Shown) => Promise<object | null>,
): Promise<Shown> {
  const before = await existingRecord(trx, definition, id)
  checkVersion(expected, before)
  const columns = await work(before)
  if (!columns) return before
  const { kind, patch } = definition
  await recordVersion(trx, caller, { kind, patch, event }, { recordId: id, title: definition.title(before), before })
  await updateRow(trx, definition, id, { ...columns, updated_at: caller.app.clock().toISOString() })
  await bumpContentVersion(trx)
  return existingRecord(trx, definition, id)
}
