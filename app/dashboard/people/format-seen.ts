import { type Language, languageTable } from "#contract/language.ts"
import { formatReceived } from "../inquiry/format-received.ts"

const timeZone = "Europe/Berlin"
const dayMs = 86_400_000

/** Returns the number of a day in German time. */
const dayNumber = (date: Date): number =>
  Date.parse(new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(date)) / dayMs

/**
 * Returns "today, 07:58", "yesterday, 16:20" or "18 Nov, 09:05", with the year unless it is the current one; German
 * time.
 */
export function formatSeen(iso: string, language: Language, now: Date): string {
  const date = new Date(iso)
  const days = dayNumber(date) - dayNumber(now)
  if (days < -1 || days > 0) return formatReceived(iso, language, now)
  const { locale } = languageTable[language]
  const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const
  return `${day}, ${new Intl.DateTimeFormat(locale, clock).format(date)}`
}
