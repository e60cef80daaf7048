import type { Settings } from "#contract/settings.ts"

export const contactFields = ["phone", "email", "address"] as const
export const companyFields = ["company_name", "short_name", "managing_director", "register_entry", "vat_id"] as const

export const settingsFieldNames = [
  ...contactFields,
  ...companyFields,
  "opening_hours_de",
  "opening_hours_en",
  "opening_hours_ru",
  "reply_promise_de",
  "reply_promise_en",
  "reply_promise_ru",
  "footer_text",
  "footer_text_en",
  "footer_text_ru",
] as const satisfies readonly (keyof Settings)[]
