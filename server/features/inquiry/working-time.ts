import { type DaySpan, readDayHours, readHolidays } from "#contract/working-hours.ts"
import { startOfGermanDay } from "#server/german-time.ts"

/** Working hours by the German wall clock. */
export interface WorkingTime {
  /** Hours of Monday to Sunday. */
  week: readonly (readonly DaySpan[])[]
  /** Days without work, counted from 1970. */
  holidays: ReadonlySet<number>
}

const minuteMs = 60_000
const dayMs = 86_400_000
const minutesPerDay = 1_440
// Minutes of the day between which clock changes happen.
const changeFrom = 120
const changeTo = 180
// Longer than any closure of a company; a later deadline counts as none.
const maxDays = 400

/** Parses the hours of Monday to Sunday and the holidays; ignores what is unreadable. */
export const readWorkingTime = (week: readonly string[], holidays: string): WorkingTime => ({
  week: week.map((day) => readDayHours(day) ?? []),
  holidays: new Set(readHolidays(holidays)?.map((day) => Date.parse(`${day}T00:00:00Z`) / dayMs)),
})

/** Returns the working minutes between two times; 0 when the second is not later. */
export function workingMinutes(time: WorkingTime, from: Date, to: Date): number {
  let worked = 0
  for (const [start, end] of stretches(time, from)) {
    if (start >= to.getTime()) break
    worked += Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()))
  }
  return Math.floor(worked / minuteMs)
}

/** Returns the time after a number of working minutes; null when the company works too rarely. */
export function afterWorkingMinutes(time: WorkingTime, from: Date, minutes: number): Date | null {
  let left = minutes * minuteMs
  for (const [start, end] of stretches(time, from)) {
    const begin = Math.max(start, from.getTime())
    if (end - begin >= left) return new Date(begin + left)
    left -= Math.max(0, end - begin)
  }
  return null
}

/** Yields the periods of work from a day on, in milliseconds since 1970. */
function* stretches({ week, holidays }: WorkingTime, from: Date): Generator<[number, number]> {
  const utcDay = Math.floor(from.getTime() / dayMs)
  // German time is ahead of UTC.
  const first = startOfDay(utcDay + 1) <= from.getTime() ? utcDay + 1 : utcDay
  for (let day = first; day < first + maxDays; day++) {
    // Day 0 was a Thursday.
    const spans = week[(day + 3) % 7] ?? []
    if (spans.length === 0 || holidays.has(day)) continue
    const at = wallClock(startOfDay(day), startOfDay(day + 1))
    for (const span of spans) yield [at(span.from), at(span.to)]
  }
}

// Kept, because time zones are slow and every old inquiry goes through the same hundreds of days.
const starts = new Map<number, number>()

/** Returns when a day begins in Germany; days are counted from 1970. */
function startOfDay(day: number): number {
  const cached = starts.get(day)
  if (cached !== undefined) return cached
  const start = startOfGermanDay(new Date(day * dayMs).toISOString().slice(0, "YYYY-MM-DD".length)).getTime()
  starts.set(day, start)
  return start
}

/** Returns the time of each minute of a day, also of one with 23 or 25 hours; a skipped hour has none. */
const wallClock = (midnight: number, nextMidnight: number) => (minute: number) => {
  if (minute >= changeTo) return nextMidnight - (minutesPerDay - minute) * minuteMs
  const isShort = nextMidnight - midnight < minutesPerDay * minuteMs
  return midnight + (isShort ? Math.min(minute, changeFrom) : minute) * minuteMs
}
