import { z } from "zod"
import { stampFields } from "./image.ts"
import { officeLimits } from "./office-limits.ts"
import { clearable, emailSchema, phoneSchema, required } from "./text.ts"

const line = clearable(officeLimits.setting)

export const settingsPatchSchema = z
  .object({
    phone: phoneSchema,
    email: emailSchema,
    address: line,
    footer_text: line,
    footer_text_en: line,
    footer_text_ru: line,
    company_name: required(officeLimits.setting),
    short_name: line,
    managing_director: line,
    register_entry: line,
    vat_id: line,
    opening_hours_de: line,
    opening_hours_en: line,
    opening_hours_ru: line,
    reply_promise_de: line,
    reply_promise_en: line,
    reply_promise_ru: line,
  })
  .partial()
export type SettingsPatch = z.infer<typeof settingsPatchSchema>

export const settingsSchema = z.object({
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  footer_text: z.string(),
  footer_text_en: z.string(),
  footer_text_ru: z.string(),
  company_name: z.string(),
  short_name: z.string(),
  managing_director: z.string(),
  register_entry: z.string(),
  vat_id: z.string(),
  opening_hours_de: z.string(),
  opening_hours_en: z.string(),
  opening_hours_ru: z.string(),
  reply_promise_de: z.string(),
  reply_promise_en: z.string(),
  reply_promise_ru: z.string(),
  /** When the texts of each language were last changed. */
  updated_at_de: z.string(),
  updated_at_en: z.string(),
  updated_at_ru: z.string(),
  ...stampFields,
})
export type Settings = z.infer<typeof settingsSchema>
