const timeZone = "Europe/Berlin"

// Swedish formats a time as 2026-11-18 14:12:00.
const seconds = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone })

/** Returns the offset of German time from UTC at a time, in milliseconds. */
const aheadAt = (at: number): number =>
  Date.parse(`${seconds.format(new Date(at)).replace(" ", "T")}Z`) - Math.floor(at / 1_000) * 1_000

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
  const [day = "", time = ""] = seconds.format(at).split(" ")
  return { day, time: time.slice(0, 5) }
}
