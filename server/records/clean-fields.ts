import { languages } from "#contract/language.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { TooComplexError, cleanSimpleText } from "#server/rich-text/clean.ts"
import type { AnyRecord } from "./define-record.ts"

/**
 * Returns the fields with rich text reduced to what the editor can produce, and without undefined ones. Throws
 * `invalid` for a text with too many elements.
 */
export function cleanFields<Fields extends object>(
  { richTexts }: Pick<AnyRecord, "richTexts">,
  fields: Fields,
): Partial<Fields> {
  const rich = new Set(richTexts.flatMap((name) => [name, ...languages.map((language) => `${name}_${language}`)]))
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return []
      return [[name, rich.has(name) && typeof value === "string" ? cleanField(name, value) : value]]
    }),
  ) as Partial<Fields>
}

function cleanField(name: string, html: string): string {
  try {
    return cleanSimpleText(html)
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error
    throw new AppError("invalid", { errors: [fieldError(name, "too_complex")], cause: error })
  }
}
