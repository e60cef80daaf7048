import { z } from "zod"
import { emailPattern, readEmail } from "./email-constants.ts"
import { defaultLanguage, languages, parseLanguage } from "./language.ts"
import { integerMax, wholeNumber, wholeNumberText } from "./numbers.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { internationalPhone } from "./phone-constants.ts"
import { fitTables } from "./rich-table.ts"
import { isVisible, withoutControls } from "./text-constants.ts"

// Messages are keys, translated where they are shown.
export const required = (max: number) =>
  z.string("required").overwrite(withoutControls).trim().refine(isVisible, "required").max(max, "too_long")
// A line break in a name is never typed, only forged.
const oneLine = /^[^\r\n\u2028\u2029]*$/u
/** A single-line text such as a name. */
export const requiredLine = (max: number) => required(max).regex(oneLine, "invalid")
export const optionalLine = (max: number) => optional(max).regex(oneLine, "invalid")
export const optional = (max: number) => z.string("invalid").overwrite(withoutControls).trim().max(max, "too_long")

/** In a PATCH an absent field stays; null or "" clears it. */
export const clearable = (max: number) => emptyWhenNull(optional(max))
export const clearableLine = (max: number) => emptyWhenNull(optionalLine(max))
const emptyWhenNull = (text: z.ZodString) => text.nullable().transform((value) => value ?? "")

export const richText = z
  .string("invalid")
  .overwrite(withoutControls)
  .max(dashboardLimits.richText, "too_long")
  .refine(fitTables, "table_too_large")
export const clearableRichText = richText.nullable().transform((value) => value ?? "")

/** A record's id in a JSON body. */
export const idSchema = wholeNumber(1, integerMax)
/** A record's id in a path, a query or a form. */
export const idTextSchema = wholeNumberText(1, integerMax)
/** Forms send an empty field where JSON sends null. */
export const emptyAsNull = (value: unknown) => (value === "" || value === undefined ? null : value)
/** A field that may name another record. */
export const optionalReference = z.preprocess(emptyAsNull, idSchema.nullable())

/** Empty parameters count as absent, as older pages send them. */
export const optionalParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional())

/** A language's code in either case. */
export const languageInAnyCase = z.string("required").toLowerCase().pipe(z.enum(languages, "invalid"))

export const languageSchema = z.object({ lang: languageInAnyCase })

/** A language code in any known spelling; German when absent or unknown. */
export const languageOrDefault = z.preprocess(
  (code) => (typeof code === "string" ? parseLanguage(code) : null) ?? undefined,
  z.enum(languages).default(defaultLanguage),
)

/** Language in which a list names records. */
export const titleLanguageSchema = z.object({ lang: languageOrDefault })

export const emailSchema = z
  .string("required")
  .overwrite(readEmail)
  .min(1, "required")
  .max(254, "too_long")
  .regex(emailPattern, "invalid_email")

/** International form, so that links can be made by "strip non-digits, prefix a plus". */
export const phoneSchema = z
  .string("required")
  .overwrite(internationalPhone)
  .max(dashboardLimits.setting, "too_long")
  .regex(/^\+[\d\p{Zs}()/.-]{6,}$/u, "phone_not_international")

/** Honeypot field, invisible to people; true when filled in. No browser or password manager fills in its name. */
export const trapSchema = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined && value !== null && value !== "")
  .describe("Leave it out: people do not see this field")
