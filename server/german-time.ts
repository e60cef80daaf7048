const timeZone = "Europe/Berlin"
const dayMs = 86_400_000

// Swedish formats a time as 2026-11-18 14:12, which spreadsheets in all three languages parse.
const minutes = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone })

/** Returns a time in German local time: "2026-11-18 14:12". */
export const germanTime = (iso: string): string => minutes.format(new Date(iso))

/** Returns the day `days` later, both as `YYYY-MM-DD`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * Returns the time at which a day begins in Germany. Clocks change at night, so midnight is never skipped or repeated.
 */
export function startOfGermanDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`)
  // An hour before midnight UTC is past midnight in Germany, in winter and in summer.
  const shown = new Date(`${germanTime(new Date(midnight.getTime() - 3_600_000).toISOString()).replace(" ", "T")}:00Z`)
  const ahead = shown.getTime() - (midnight.getTime() - 3_600_000)
  return new Date(midnight.getTime() - ahead)
}

/** Returns the time of so many months ago. */
export function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
