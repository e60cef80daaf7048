import { z } from "zod"
import { webAddressesIn } from "./address-constants.ts"
import { stampFields } from "./image.ts"
import { mapCompanyImages } from "./company-image-constants.ts"
import { localized, plainLocalized } from "./localized.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { wholeNumber } from "./numbers.ts"
import { clearableLine, emailSchema, optional, phoneSchema, requiredLine } from "./text.ts"
import { readDayHours, readHolidays, workingHours } from "./working-hours.ts"

const line = clearableLine(dashboardLimits.setting)
const areWebAddresses = (text: string) =>
  webAddressesIn(text).every((address) => URL.canParse(address) && /^https?:\/\/[^\s]+$/u.test(address))
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
    /** The same for a plant that is down; 0 answers it like all others. */
    urgent_hours: wholeNumber(0, 240)
      .nullable()
      .transform((hours) => hours ?? 0),
    /** 1 counts the hours of a plant that is down around the clock. */
    urgent_always: wholeNumber(0, 1),
    /** Days without work, one date per line. */
    holidays: optional(dashboardLimits.messageText).refine((text) => readHolidays(text) !== null, "invalid_dates"),
    /** Year of foundation; 0 names none. */
    founded: wholeNumber(0, 2_100)
      .nullable()
      .transform((year) => year ?? 0),
    ...plainLocalized("place", line),
    /** Letters before the number of an inquiry. */
    reference_prefix: optional(4)
      .toUpperCase()
      .regex(/^(?:[A-Z]{2,4})?$/u, "invalid"),
    /** Addresses of the company elsewhere, one per line. */
    social_links: optional(dashboardLimits.messageText).refine(areWebAddresses, "no_web_address"),
    /** 0 shows visitors the holding page. */
    open: wholeNumber(0, 1),
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
    urgent_hours: z.number().int(),
    urgent_always: z.number().int(),
    holidays: z.string(),
    show_answer_time: z.number().int(),
    founded: z.number().int(),
    ...plainLocalized("place", z.string()),
    reference_prefix: z.string(),
    social_links: z.string(),
    open: z.number().int(),
    /** Paths of the company's own logo and favicon below `/`; "" for those of the design. */
    images: z.object(mapCompanyImages(() => z.string())),
    /** Median of the last 90 days in working minutes, measured each night; null where it is not shown or too few were answered. */
    answer_time_minutes: z.number().int().nullable(),
    /** When the texts of each language were last changed. */
    ...localized("updated_at", z.string()),
    ...stampFields,
  })
  .meta({ id: "Settings" })
export type Settings = z.infer<typeof settingsSchema>
