import { fallback } from "#contract/localized.ts"
import { defaultLanguage } from "#contract/language.ts"
import { type Synonym, synonymInputSchema, synonymPatchSchema, synonymSchema } from "#contract/synonym.ts"
import { defineRecord } from "#server/records/define-record.ts"

/** Equal words of the trade, which the search takes for each other. */
export const synonymRecord = defineRecord({
  kind: "synonym",
  table: "synonym",
  input: synonymInputSchema,
  patch: synonymPatchSchema,
  shown: synonymSchema,
  texts: [],
  richTexts: [],
  images: null,
  references: {},
  title: (synonym: Synonym, language = defaultLanguage) => fallback(synonym, "title", language).text,
  shownAt: () => "/search",
  abilities: { read: "demand.read", change: "parts.edit" },
})
