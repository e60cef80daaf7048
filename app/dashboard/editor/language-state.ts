import { type Language, defaultLanguage, languages } from "#contract/language.ts"

type Stamps = Readonly<Record<`updated_at_${Language}`, string>>

export type LanguageState = "source" | "ok" | "older" | "missing"

/** Returns the state of a text relative to German, the source of the others. */
export function languageState(language: Language, stamps: Stamps, hasText: boolean): LanguageState {
  if (language === defaultLanguage) return "source"
  if (!hasText) return "missing"
  return stamps[`updated_at_${language}`] < stamps.updated_at_de ? "older" : "ok"
}

/** Returns the state of every language of a record, for a list, where German may be missing too. */
export const languageStates = (stamps: Stamps, hasText: (language: Language) => boolean) =>
  languages.map((language) => ({
    language,
    state: hasText(language) ? languageState(language, stamps, true) : ("missing" as const),
  }))
