import type { Hidden } from "#contract/publishing.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import { parseLanguage } from "#contract/language.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isTranslated } from "./check-translation.ts"
import type { RecordDefinition, ShownRecord } from "./define-record.ts"
import { existingRecord } from "./read-records.ts"
import { findTranslation } from "./translations.ts"

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
export async function translationInput<Shown extends ShownRecord, Input extends object>(
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
