import type { Hidden } from "#contract/publishing.ts"
import type { Caller } from "#server/caller.ts"
import type { Changer } from "#server/account.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages, removeImages } from "#server/media/image-store.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import { parseLanguage } from "#contract/language.ts"
import { recordAudit } from "./audit-store.ts"
import { writtenLanguages } from "./changed-languages.ts"
import { checkReferences, declaredReferences } from "./check-references.ts"
import { cleanFields } from "./clean-fields.ts"
import type { AnyRecord, RecordDefinition, ShownRecord } from "./define-record.ts"
import { existingRecord } from "./read-records.ts"
import { writeHidden } from "./visibility.ts"
import { insertRow } from "./write-row.ts"
import { isTranslated } from "./check-translation.ts"
import { findTranslation } from "./translations.ts"

/**
 * Creates a record with its images, last in the order of its kind. Stores nothing when an image is rejected or a
 * reference does not exist.
 */
export async function createRecord<Shown extends ShownRecord, Input extends object>(
  caller: Caller,
  definition: RecordDefinition<Shown, Input>,
  input: Input,
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
    await checkReferences(trx, declaredReferences(app.records, definition, input as Readonly<Record<string, unknown>>))
    const completed = await translationInput(trx, caller, definition, input, uploads)
    const id = await insertRecord(trx, definition, completed, caller)
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

/** Input for a record that exists once per language. */
interface TranslatedInput {
  lang: LanguageCode
  translation_of: number | null
  copy_from?: number | null
  category_id?: number | null
  hidden?: Hidden | undefined
}

/**
 * Returns the input for a new record. An account that may only translate may add the missing translation of a record in
 * one of its languages: unpublished, with its own texts and the original's other values. Throws `forbidden` for
 * anything else.
 */
async function translationInput<Shown extends ShownRecord, Input extends object>(
  trx: Database,
  { account }: Caller,
  definition: RecordDefinition<Shown, Input>,
  input: Input,
  uploads: readonly Uint8Array[],
): Promise<Input> {
  const { change, translate } = definition.abilities
  if (!translate || account.abilities.includes(change)) return input
  const { lang, translation_of } = input as unknown as TranslatedInput
  const language = parseLanguage(lang)
  if (translation_of === null || uploads.length > 0 || !language || !account.languages.includes(language))
    throw new AppError("forbidden", {
      detail: `Without the ability ${change} only a missing translation into one's own languages may be created`,
    })
  const source = (await existingRecord(trx, definition, translation_of)) as unknown as Readonly<Record<string, unknown>>
  const taken = Object.keys(input).filter((field) => !isTranslated(field) && field in source)
  const values: TranslatedInput & Readonly<Record<string, unknown>> = {
    ...(input as unknown as TranslatedInput),
    ...Object.fromEntries(taken.map((field) => [field, source[field]])),
    lang,
    translation_of,
    hidden: "all",
  }
  if (values.copy_from !== undefined) values.copy_from = translation_of
  // A category belongs to one language, so its translation is used instead.
  if (typeof values.category_id === "number")
    values.category_id = await findTranslation(trx, "category", values.category_id, lang)
  return values as unknown as Input
}
