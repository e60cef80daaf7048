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
  title: (partner: Partner) => plainTitle(partner.text_de),
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: false },
})
