import { defaultLanguage } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { recordPaths } from "#contract/record-constants.ts"
import { type Service, serviceInputSchema, servicePatchSchema, serviceSchema } from "#contract/service.ts"
import { defineRecord } from "#server/records/define-record.ts"

/** What the company sells: borescope inspection, rotor overhaul, … */
export const serviceRecord = defineRecord({
  kind: "service",
  table: "service",
  input: serviceInputSchema,
  patch: servicePatchSchema,
  shown: serviceSchema,
  texts: ["title", "text", "summary"],
  richTexts: ["text"],
  images: { many: true, atLeast: 1 },
  references: {},
  title: (service: Service, language = defaultLanguage) => fallback(service, "title", language).text,
  search: { head: ["title", "summary"], body: "text" },
  page: { path: recordPaths.service, written: ["title", "text"] },
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: true },
})
