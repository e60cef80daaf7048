/** Monday to Sunday. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const
export type Weekday = (typeof weekdays)[number]

type WorkingHours<Value> = { [Day in `working_hours_${Weekday}`]: Value }

/** Returns one field for each day of the week with the same value, such as a schema. */
export const workingHours = <Value>(value: Value): WorkingHours<Value> =>
  Object.fromEntries(weekdays.map((day) => [`working_hours_${day}`, value])) as WorkingHours<Value>

/** A period of a day, in minutes from midnight by the wall clock. */
export interface DaySpan {
  from: number
  to: number
}

const minutesPerDay = 1_440

/**
 * Parses the opening hours of one day: periods such as `8:00–12:00, 13–17`, separated by commas; none for an empty
 * text. Returns null for an unreadable, negative or overlapping period.
 */
export function readDayHours(text: string): DaySpan[] | null {
  if (text.trim() === "") return []
  const spans: DaySpan[] = []
  for (const part of text.split(",")) {
    const [, fromHour, fromMinute = "0", toHour, toMinute = "0"] =
      /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/u.exec(part) ?? []
    const from = minuteOfDay(fromHour, fromMinute)
    const to = minuteOfDay(toHour, toMinute)
    if (from === null || to === null || to <= from || from < (spans.at(-1)?.to ?? 0)) return null
    spans.push({ from, to })
  }
  return spans
}

function minuteOfDay(hour: string | undefined, minute: string): number | null {
  if (hour === undefined || Number(minute) > 59) return null
  const total = Number(hour) * 60 + Number(minute)
  return total > minutesPerDay ? null : total
}

/**
 * Parses days without work, one date per line, as `2026-12-25` or `25.12.2026`; returns them as `YYYY-MM-DD`, or null
 * for an invalid line.
 */
export function readHolidays(text: string): string[] | null {
  const days: string[] = []
  for (const line of text.split("\n").map((written) => written.trim())) {
    if (line === "") continue
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(line) ?? []
    const [, germanDay, germanMonth, germanYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(line) ?? []
    const iso = [
      year ?? germanYear ?? "",
      (month ?? germanMonth ?? "").padStart(2, "0"),
      (day ?? germanDay ?? "").padStart(2, "0"),
    ].join("-")
    const moment = new Date(`${iso}T00:00:00Z`)
    // Date parsing turns 30 February into a day of March.
    if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso) return null
    days.push(iso)
  }
  return days
}
