import { type Language, defaultLanguage, languages } from "#contract/language.ts"
import type { AnyRecord } from "./define-record.ts"

type Texts = Pick<AnyRecord, "texts" | "defaultLanguageField">
type Fields = Readonly<Record<string, unknown>>
type Dates = Partial<Record<`updated_at_${Language}`, string>>

/** Returns `updated_at_…` set to `now` for every language whose texts differ between the change and the record before it. */
export function changedLanguages(definition: Texts, change: Fields, before: Fields, now: string): Dates {
  return dates(definition, now, (name) => change[name] !== undefined && change[name] !== before[name])
}

/** Returns `updated_at_…` for a new record: `now` for the languages that have a text, "" for the others. */
export function writtenLanguages(definition: Texts, input: Fields, now: string): Dates {
  if (definition.texts.length === 0) return {}
  const none = Object.fromEntries(languages.map((language) => [`updated_at_${language}`, ""]))
  return { ...none, ...dates(definition, now, (name) => Boolean(input[name])) }
}

function dates({ texts, defaultLanguageField }: Texts, now: string, isWritten: (name: string) => boolean): Dates {
  const written = languages.filter((language) => {
    const names = texts.map((text) => `${text}_${language}`)
    if (language === defaultLanguage && defaultLanguageField) names.push(defaultLanguageField)
    return names.some(isWritten)
  })
  return Object.fromEntries(written.map((language) => [`updated_at_${language}`, now]))
}
