import { z } from "zod"
import { stampFields } from "./image.ts"
import { localized, plainLocalized } from "./localized.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { wholeNumber } from "./numbers.ts"
import { clearableLine, emailSchema, optional, phoneSchema, requiredLine } from "./text.ts"
import { readDayHours, readHolidays, workingHours } from "./working-hours.ts"

const line = clearableLine(dashboardLimits.setting)
const isDayHours = (text: string) => readDayHours(text) !== null

export const settingsPatchSchema = z
  .object({
    phone: phoneSchema,
    email: emailSchema,
    address: line,
    ...plainLocalized("footer_text", line),
    company_name: requiredLine(dashboardLimits.setting),
    short_name: line,
    managing_director: line,
    register_entry: line,
    vat_id: line,
    ...localized("opening_hours", line),
    ...localized("reply_promise", line),
    ...workingHours(
      z.string("invalid").trim().max(dashboardLimits.setting, "too_long").refine(isDayHours, "invalid_hours"),
    ),
    /** Working hours within which every inquiry is answered; 0 promises nothing. */
    reply_hours: wholeNumber(0, 240)
      .nullable()
      .transform((hours) => hours ?? 0),
    /** Days without work, one date per line. */
    holidays: optional(dashboardLimits.messageText).refine((text) => readHolidays(text) !== null, "invalid_dates"),
    /** 1 shows visitors how soon inquiries were answered, once there are enough of them. */
    show_answer_time: wholeNumber(0, 1),
  })
  .partial()
  .meta({ id: "SettingsPatch" })
export type SettingsPatch = z.infer<typeof settingsPatchSchema>

export const settingsSchema = z
  .object({
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    ...plainLocalized("footer_text", z.string()),
    company_name: z.string(),
    short_name: z.string(),
    managing_director: z.string(),
    register_entry: z.string(),
    vat_id: z.string(),
    ...localized("opening_hours", z.string()),
    ...localized("reply_promise", z.string()),
    ...workingHours(z.string()),
    reply_hours: z.number().int(),
    holidays: z.string(),
    show_answer_time: z.number().int(),
    /** Median of the last 90 days in working minutes, measured each night; null where it is not shown or too few were answered. */
    answer_time_minutes: z.number().int().nullable(),
    /** When the texts of each language were last changed. */
    ...localized("updated_at", z.string()),
    ...stampFields,
  })
  .meta({ id: "Settings" })
export type Settings = z.infer<typeof settingsSchema>
