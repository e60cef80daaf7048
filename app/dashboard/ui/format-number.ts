import { type Language, languageTable } from "#contract/language.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"

const format = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(languageTable[language].locale, options).format(value)

/** Returns a function that formats counts in the reader's language, such as "12,400". */
export function useFormatCount(): (count: number) => string {
  const language = useDashboardLanguage()
  return (count) => format(count, language)
}

/** Returns "42 %" for 0.42. */
export const formatShare = (share: number, language: Language): string => format(share, language, { style: "percent" })

const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const

/** Formats a size, such as "12.4 MB"; never in plain bytes, and above zero never as nothing. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const size = bytes === 0 ? 0 : Math.max(bytes / 1_000 ** power, 0.1)
  return format(size, language, { style: "unit", unit: units[power - 1] ?? "megabyte", maximumFractionDigits: 1 })
}

/** Formats working minutes as hours and minutes, such as "5 h 05 min" or "8 h", in the words of a language. */
export function formatMinutes(minutes: number, { hour, minute }: { hour: string; minute: string }): string {
  const whole = Math.abs(minutes)
  if (whole < 60) return `${whole} ${minute}`
  const hours = `${Math.floor(whole / 60)} ${hour}`
  return whole % 60 === 0 ? hours : `${hours} ${String(whole % 60).padStart(2, "0")} ${minute}`
}
