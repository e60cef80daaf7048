import type { Ability } from "#contract/ability.ts"
import { languageOfField, parseLanguage } from "#contract/language.ts"
import { AppError } from "#server/app-error.ts"
import type { CallerAccount } from "#server/account.ts"

/**
 * Throws `forbidden` when an account that may only translate writes anything but texts of its own languages. An account
 * with the ability `full` may write every field. For a record that exists once per language, `record` tells the
 * language.
 */
export function checkTranslation(
  { abilities, languages }: CallerAccount,
  patch: object,
  full: Ability,
  record: object = {},
): void {
  if (abilities.includes(full)) return
  const ownLanguage = "lang" in record && typeof record.lang === "string" ? parseLanguage(record.lang) : null
  const mayWrite = (field: string) => {
    const language = ownLanguage && translatedFields.has(field) ? ownLanguage : languageOfField(field)
    return language !== undefined && languages.includes(language)
  }
  const refused = Object.entries(patch).find(([field, value]) => value !== undefined && !mayWrite(field))
  if (refused) throw new AppError("forbidden", { detail: `Writing ${refused[0]} needs the ability ${full}` })
}

/** Text fields of records that exist once per language: products, their properties and categories. */
const translatedFields = new Set(["title", "name", "summary", "description", "type", "meta_title", "meta_description"])

/** Returns whether a field of a record that exists once per language is text, so that each language has its own. */
export const isTranslated = (field: string): boolean => translatedFields.has(field)
