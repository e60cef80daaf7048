import type { Hidden } from "#contract/publishing.ts"
import type { Caller } from "#server/caller.ts"
import type { Changer } from "#server/changer.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages, removeImages } from "#server/media/image-store.ts"
import { recordAudit } from "./audit-store.ts"
import { writtenLanguages } from "./changed-languages.ts"
import { checkReferences, declaredReferences } from "./check-references.ts"
import { cleanFields } from "./clean-fields.ts"
import type { AnyRecord, RecordDefinition, ShownRecord } from "./define-record.ts"
import { existingRecord } from "./read-records.ts"
import { translationInput } from "./translation-input.ts"
import { writeHidden } from "./visibility.ts"
import { insertRow } from "./write-row.ts"

/**
 * Creates a record with its images, last in the order of its kind. Stores nothing when an image is rejected or a
 * reference does not exist.
 */
export async function createRecord<Shown extends ShownRecord, Input extends object>(
  caller: Caller,
  definition: RecordDefinition<Shown, Input>,
  asked: Input,
  uploads: readonly Uint8Array[] = [],
): Promise<Shown> {
  const { app } = caller
  if (uploads.length < (definition.images?.atLeast ?? 0))
    throw new AppError("invalid", {
      detail: "Please select a file first!",
      errors: [fieldError(definition.images?.many ? "images" : "image", "required")],
    })
  const pictures = await Promise.all(uploads.map(acceptImage))
  const record = await app.db.transaction().execute(async (trx) => {
    await checkReferences(trx, declaredReferences(app.records, definition, asked as Readonly<Record<string, unknown>>))
    const input = await translationInput(trx, caller, definition, asked, uploads)
    const id = await insertRecord(trx, definition, input, caller)
    // A translation starts with the image of the first record, unless it brings its own.
    if (pictures.length > 0 && !definition.images?.many) await removeImages(trx, definition.kind, id)
    await addImages(trx, definition.kind, id, pictures, app.clock().toISOString())
    await bumpContentVersion(trx)
    const created = await existingRecord(trx, definition, id)
    await recordAudit(trx, caller, "created", { kind: definition.kind, id, title: definition.title(created) })
    return created
  })
  app.sizes.resume()
  return record
}

/** Writes a record with cleaned texts and the columns its kind adds; returns its id. The caller checks references. */
export async function insertRecord<Input extends object>(
  trx: Database,
  definition: RecordDefinition<ShownRecord, Input>,
  input: Input,
  changer: Changer,
): Promise<number> {
  const now = changer.app.clock().toISOString()
  const { hidden, ...fields } = input as Input & { hidden?: Hidden | undefined }
  const clean = cleanFields(definition, fields) as Input
  const columns = definition.beforeCreate ? await definition.beforeCreate(trx, clean, changer) : clean
  const dates = writtenLanguages(definition, clean as Readonly<Record<string, unknown>>, now)
  const id = await insertRow(trx, definition, { ...columns, ...dates }, now)
  if (hidden !== undefined) await writeHidden(trx, definition as AnyRecord, id, hidden)
  await definition.afterCreate?.(trx, id, input, changer)
  return id
}
