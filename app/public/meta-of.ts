import type { Language } from "#contract/language.ts"
import type { Localized } from "#contract/localized.ts"

/** Returns what an editor has written for result pages in a language; an empty text means the automatic one. */
export const metaOf = (record: Localized<"meta_title" | "meta_description", string>, language: Language) => ({
  title: record[`meta_title_${language}`],
  description: record[`meta_description_${language}`],
})
