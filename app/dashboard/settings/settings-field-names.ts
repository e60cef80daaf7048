import { type PlainLocalized, localizedNames, plainLocalized } from "#contract/localized.ts"
import type { Settings } from "#contract/settings.ts"
import { weekdays } from "#contract/working-hours.ts"

export const contactFields = ["phone", "email", "address"] as const
export const companyFields = [
  "company_name",
  "short_name",
  "managing_director",
  "register_entry",
  "vat_id",
  "founded",
  "reference_prefix",
] as const

export const workingHoursFields = weekdays.map((day) => `working_hours_${day}` as const)

const plainFields = Object.keys({ ...plainLocalized("footer_text", ""), ...plainLocalized("place", "") }) as (
  | keyof PlainLocalized<"footer_text", string>
  | keyof PlainLocalized<"place", string>
)[]

export const settingsFieldNames = [
  ...contactFields,
  ...companyFields,
  ...localizedNames("opening_hours"),
  ...localizedNames("reply_promise"),
  ...plainFields,
  "social_links",
  "reply_hours",
  "urgent_hours",
  "urgent_always",
  ...workingHoursFields,
  "holidays",
  "show_answer_time",
] as const satisfies readonly (keyof Settings)[]
