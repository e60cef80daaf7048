import { defaultLanguage } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { type Partner, partnerInputSchema, partnerPatchSchema, partnerSchema } from "#contract/partner.ts"
import { plainTitle } from "#server/rich-text/clean.ts"
import { defineRecord } from "#server/records/define-record.ts"

export const partnerRecord = defineRecord({
  kind: "partner",
  table: "partner",
  input: partnerInputSchema,
  patch: partnerPatchSchema,
  shown: partnerSchema,
  texts: ["text"],
  richTexts: ["text"],
  images: { many: false, atLeast: 1 },
  references: {},
  title: (partner: Partner, language = defaultLanguage) => plainTitle(fallback(partner, "text", language).text),
  listPage: "/partners",
  shownAt: () => "/partners",
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: false },
})
