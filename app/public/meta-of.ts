import type { Language } from "#contract/language.ts"
import type { Localized } from "#contract/localized.ts"

/** Returns an editor's texts for search results in a language; empty means automatic. */
export const metaOf = (record: Localized<"meta_title" | "meta_description", string>, language: Language) => ({
  title: record[`meta_title_${language}`],
  description: record[`meta_description_${language}`],
})
