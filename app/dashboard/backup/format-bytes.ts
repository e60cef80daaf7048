import { type Language, languageTable } from "#contract/language.ts"

const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const

/** Formats a size in the reader's language, such as "12.4 MB"; never in plain bytes. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return new Intl.NumberFormat(languageTable[language].locale, {
    style: "unit",
    unit: units[power - 1] ?? "megabyte",
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** power)
}
