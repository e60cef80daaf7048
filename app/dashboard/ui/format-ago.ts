import { type Language, languageTable } from "#contract/language.ts"
import { formatDay } from "./format-date.ts"

const minuteMs = 60_000

/** Returns "5 min ago", "2 hr ago", "yesterday"; the date from a week on. */
export function formatAgo(iso: string, language: Language, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs))
  const format = new Intl.RelativeTimeFormat(languageTable[language].locale, { style: "short", numeric: "auto" })
  if (minutes < 1) return format.format(0, "second")
  if (minutes < 60) return format.format(-minutes, "minute")
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return format.format(-hours, "hour")
  const days = Math.floor(hours / 24)
  return days < 7 ? format.format(-days, "day") : formatDay(iso, language)
}
