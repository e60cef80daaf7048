import { type Language, languageTable } from "#contract/language.ts"

// Times are German time in every browser: opening hours and promises are.
export const germanZone = "Europe/Berlin"
const [minuteMs, dayMs] = [60_000, 86_400_000]

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
const dayAndMonth = { day: "numeric", month: "short" } as const

/** Formats a time in the language of its reader, in German time. */
export const formatDate = (
  at: string | number | Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(languageTable[language].locale, { timeZone: germanZone, ...options }).format(new Date(at))

/** Returns "18 Nov 2026". */
export const formatDay = (iso: string, language: Language): string =>
  formatDate(iso, language, { ...dayAndMonth, year: "numeric" })

/** Returns "18 Nov". */
export const formatDayAndMonth = (iso: string, language: Language): string => formatDate(iso, language, dayAndMonth)

/** Returns "Wed 25 Nov", for a near day. */
export const formatDayShort = (iso: string, language: Language): string =>
  formatDate(iso, language, { weekday: "short", ...dayAndMonth })

/** Returns "14:12". */
export const formatTime = (iso: string, language: Language): string => formatDate(iso, language, clock)

/** Returns "18 Nov 2026, 14:12", or with seconds "18 Nov 2026, 14:12:07". */
export const formatMoment = (iso: string, language: Language, hasSeconds = false): string =>
  formatDate(iso, language, {
    ...dayAndMonth,
    year: "numeric",
    ...clock,
    ...(hasSeconds ? { second: "2-digit" } : {}),
  })

/** Returns "Fri 20 Nov, 09:31". */
export const formatMomentOfWeek = (at: number, language: Language): string =>
  formatDate(at, language, { weekday: "short", ...dayAndMonth, ...clock })

/** Returns "Friday 20 Nov 2026, 09:31". */
export const formatMomentInWords = (iso: string, language: Language): string =>
  formatDate(iso, language, { weekday: "long", ...dayAndMonth, year: "numeric", ...clock })

/** Returns "20 November 2026 at 09:31", for sentences. */
export const formatMomentInFull = (iso: string, language: Language): string =>
  formatDate(iso, language, { dateStyle: "long", timeStyle: "short" })

/** Returns "20 Nov, 09:31", with the year unless it is the current one. */
export function formatReceived(iso: string, language: Language, now: Date): string {
  const isThisYear = germanFields(new Date(iso)).day.slice(0, 4) === germanFields(now).day.slice(0, 4)
  return formatDate(iso, language, { ...dayAndMonth, ...(isThisYear ? {} : { year: "numeric" }), ...clock })
}

/** Returns "today, 07:58" or "yesterday, 16:20", before that the day as `formatReceived` does. */
export function formatSeen(iso: string, language: Language, now: Date): string {
  const dayNumber = (at: Date) => Date.parse(germanFields(at).day) / dayMs
  const days = dayNumber(new Date(iso)) - dayNumber(now)
  if (days < -1 || days > 0) return formatReceived(iso, language, now)
  const day = new Intl.RelativeTimeFormat(languageTable[language].locale, { numeric: "auto" }).format(days, "day")
  return `${day}, ${formatTime(iso, language)}`
}

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

// Swedish formats a time as 2026-11-18 14:12:00.
const germanSeconds = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: germanZone,
})

/** Returns the offset of German time from UTC at a time, in milliseconds. */
const aheadAt = (at: number): number =>
  Date.parse(`${germanSeconds.format(new Date(at)).replace(" ", "T")}Z`) - Math.floor(at / 1_000) * 1_000

/**
 * Returns the time of a day ("2026-12-01") and time ("08:00") in Germany, or null for invalid input. A time skipped by
 * a clock change becomes one hour later; of a repeated one it is the first.
 */
export function germanMoment(day: string, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/u.test(day) || !/^\d\d:\d\d$/u.test(time) || Number.isNaN(asUtc)) return null
  const guess = asUtc - aheadAt(asUtc - 3 * 3_600_000)
  const at = asUtc - aheadAt(guess)
  return new Date(aheadAt(at) === aheadAt(guess) ? at : guess)
}

/** Returns a time as form values in German time. */
export function germanFields(at: Date): { day: string; time: string } {
  const [day = "", time = ""] = germanSeconds.format(at).split(" ")
  return { day, time: time.slice(0, 5) }
}

/** Returns the ISO week number of a Monday: the first week contains 4 January. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * dayMs)
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * dayMs))
}
