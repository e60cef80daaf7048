import { languages } from "#contract/language.ts"
import { cleanRichText } from "#server/rich-text/clean.ts"
import type { AnyRecord } from "./define-record.ts"

/** Returns the fields with rich text reduced to what the editor can produce, and without undefined ones. */
export function cleanFields<Fields extends object>(
  { richTexts }: Pick<AnyRecord, "richTexts">,
  fields: Fields,
): Partial<Fields> {
  const rich = new Set(richTexts.flatMap((name) => [name, ...languages.map((language) => `${name}_${language}`)]))
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return []
      return [[name, rich.has(name) && typeof value === "string" ? cleanRichText(value) : value]]
    }),
  ) as Partial<Fields>
}
