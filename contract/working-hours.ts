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

const time = "(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*(?:Uhr|h|ч))?"
const period = new RegExp(`^\\s*${time}\\s*(?:[-–—]|bis|to|до)\\s*${time}\\s*$`, "iu")
const closed = /^\s*(?:geschlossen|frei|closed|закрыто|выходной|[-–—])?\s*$/iu

/**
 * Parses the opening hours of one day: periods such as `8:00–12:00, 13–17 Uhr`, separated by commas, semicolons or
 * "and"; none for an empty text or a word such as "closed". Returns null for an unreadable, negative or overlapping period.
 */
export function readDayHours(text: string): DaySpan[] | null {
  if (closed.test(text)) return []
  const spans: DaySpan[] = []
  for (const part of text.split(/[,;]|\s(?:und|and|и)\s/iu)) {
    const [, fromHour, fromMinute = "0", toHour, toMinute = "0"] = period.exec(part) ?? []
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

const date = String.raw`(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}))`
const daysOff = new RegExp(String.raw`^${date}(?:\s*(?:[-–—]|bis|to|до|по)\s*${date})?(?:[\s,:(]+\D*)?$`, "iu")
const msPerDay = 86_400_000
const mostDaysOfLine = 366

/**
 * Parses days without work: on each line a date, as `2026-12-25` or `25.12.2026`, or the first and last of several, with
 * or without a name behind. Returns them as `YYYY-MM-DD`, or null for an invalid line.
 */
export function readHolidays(text: string): string[] | null {
  const days: string[] = []
  for (const line of text.split("\n").map((written) => written.trim())) {
    if (line === "") continue
    const [, ...parts] = daysOff.exec(line) ?? []
    const first = momentOf(parts.slice(0, 6))
    const last = parts.slice(6).some(Boolean) ? momentOf(parts.slice(6)) : first
    if (first === null || last === null || last < first || last - first > mostDaysOfLine * msPerDay) return null
    for (let moment = first; moment <= last; moment += msPerDay) days.push(new Date(moment).toISOString().slice(0, 10))
  }
  return days
}

/** Returns midnight of a date from the groups of its two ways to write it; null for a day that no month has. */
function momentOf([year, month, day, germanDay, germanMonth, germanYear]: readonly (string | undefined)[]):
  | number
  | null {
  const iso = [
    year ?? germanYear ?? "",
    (month ?? germanMonth ?? "").padStart(2, "0"),
    (day ?? germanDay ?? "").padStart(2, "0"),
  ].join("-")
  const moment = Date.parse(`${iso}T00:00:00Z`)
  // Date parsing turns 30 February into a day of March.
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== iso ? null : moment
}
