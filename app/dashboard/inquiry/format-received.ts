import { type Language, languageTable } from "#contract/language.ts"

const zone = { timeZone: "Europe/Berlin" } as const
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const

/** Returns "20 Nov, 09:31" in Berlin time, with the year unless it is the current one. */
export function formatReceived(iso: string, language: Language, now: Date): string {
  const date = new Date(iso)
  const year = (day: Date) => new Intl.DateTimeFormat("en", { year: "numeric", ...zone }).format(day)
  const { locale } = languageTable[language]
  const withYear = year(date) === year(now) ? {} : ({ year: "numeric" } as const)
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", ...withYear, ...clock, ...zone }).format(
    date,
  )
}

/** Returns the same time in full, for sentences. */
export function formatReceivedInFull(iso: string, language: Language): string {
  const { locale } = languageTable[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", ...zone }).format(new Date(iso))
}

/** Returns "Wed 25 Nov" in Berlin time, for a near day. */
export function formatDayShort(iso: string, language: Language): string {
  const { locale } = languageTable[language]
  return new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", ...zone }).format(
    new Date(iso),
  )
}
