import { expect, it, vi } from "vitest"
import { readDayHours } from "#contract/working-hours.ts"
import { germanTime, shiftDay, startOfGermanDay } from "#server/german-time.ts"
import { afterWorkingMinutes, readWorkingTime, workingMinutes } from "./working-time.ts"

const office = ["8–17", "8–17", "8–17", "8–17", "8–15", "", ""]
const time = readWorkingTime(office, "2026-12-25\n26.12.2026")
const at = (iso: string) => new Date(iso)

it("counts over nights, weekends and holidays, to the minute", () => {
  // Friday 14:30 to Monday 8:20.
  expect(workingMinutes(time, at("2026-11-20T14:30:00+01:00"), at("2026-11-23T08:20:00+01:00"))).toBe(50)
  expect(workingMinutes(time, at("2026-11-23T07:00:00+01:00"), at("2026-11-23T19:00:00+01:00"))).toBe(540)
  expect(workingMinutes(time, at("2026-11-21T10:00:00+01:00"), at("2026-11-22T20:00:00+01:00"))).toBe(0)
  expect(workingMinutes(time, at("2026-12-24T16:00:00+01:00"), at("2026-12-28T09:00:00+01:00"))).toBe(120)
  expect(workingMinutes(time, at("2026-11-23T10:00:00+01:00"), at("2026-11-23T09:00:00+01:00"))).toBe(0)
})

it("follows the wall clock when the clock changes", () => {
  // Opens at 8:00 on the Friday in winter time and on the Monday in summer time.
  expect(afterWorkingMinutes(time, at("2026-03-27T14:30:00+01:00"), 60)).toEqual(at("2026-03-30T08:30:00+02:00"))
  expect(afterWorkingMinutes(time, at("2026-10-23T14:30:00+02:00"), 60)).toEqual(at("2026-10-26T08:30:00+01:00"))
  const always = readWorkingTime(Array<string>(7).fill("0–24"), "")
  const day = (from: string, to: string) => workingMinutes(always, at(from), at(to))
  expect(day("2026-03-29T00:00:00+01:00", "2026-03-30T00:00:00+02:00")).toBe(23 * 60)
  expect(day("2026-10-25T00:00:00+02:00", "2026-10-26T00:00:00+01:00")).toBe(25 * 60)
  const night = readWorkingTime(Array<string>(7).fill("1–4"), "")
  expect(workingMinutes(night, at("2026-03-28T23:00:00Z"), at("2026-03-29T20:00:00Z"))).toBe(120)
  expect(workingMinutes(night, at("2026-10-24T22:00:00Z"), at("2026-10-25T20:00:00Z"))).toBe(240)
})

it("finds the deadline of a promise, and none where nobody works", () => {
  expect(afterWorkingMinutes(time, at("2026-11-21T12:00:00+01:00"), 0)).toEqual(at("2026-11-23T08:00:00+01:00"))
  expect(afterWorkingMinutes(time, at("2026-11-23T16:00:00+01:00"), 24 * 60)).toEqual(at("2026-11-26T13:00:00+01:00"))
  expect(afterWorkingMinutes(readWorkingTime(Array<string>(7).fill(""), ""), at("2026-11-23T16:00:00Z"), 1)).toBeNull()
})

it("are inverse functions for any time and number of minutes", () => {
  for (let index = 0; index < 500; index++) {
    const from = new Date(Date.UTC(2026, 0, 1) + index * 61_234_567)
    const minutes = (index * 37) % 4_000
    const end = afterWorkingMinutes(time, from, minutes)
    expect(end && workingMinutes(time, from, end)).toBe(minutes)
  }
})

it("reads the time zone a few hundred times for a thousand inquiries of a year ago", () => {
  const formatter: { readonly format: unknown } = Intl.DateTimeFormat.prototype
  const format = vi.spyOn(formatter, "format", "get")
  const now = at("2031-11-20T09:00:00Z")
  for (let index = 0; index < 1_000; index++) {
    const since = new Date(now.getTime() - 365 * 86_400_000 - index * 60_000)
    const due = afterWorkingMinutes(time, since, 480)
    expect(due && workingMinutes(time, due, now)).toBeGreaterThan(100_000)
  }
  expect(format.mock.calls.length).toBeLessThan(800)
  format.mockRestore()
})

it("counts as a walk through the days by their names does", () => {
  const holidays = ["2026-12-25", "2026-03-29", "2026-05-14", "2027-10-31"]
  for (const hours of [office, Array<string>(7).fill("0–24"), ["", "1–4, 22–24", "2:30–2:45", "", "", "0–3", "1–5"]]) {
    const fast = readWorkingTime(hours, holidays.join("\n"))
    for (let index = 0; index < 60; index++) {
      const from = new Date(Date.UTC(2026, 0, 1) + index * 987_654_321)
      const to = new Date(from.getTime() + (index % 12) ** 3 * 21_345_678)
      expect(workingMinutes(fast, from, to), `${from.toISOString()} ${to.toISOString()}`).toBe(
        walk({ hours, holidays }, from, to),
      )
    }
  }
})

/** Returns the working minutes between two times, each day looked up in the time zone. */
function walk({ hours, holidays }: { hours: string[]; holidays: string[] }, from: Date, to: Date): number {
  let worked = 0
  let day = germanTime(from.toISOString()).slice(0, 10)
  while (startOfGermanDay(day) < to) {
    const [midnight, next] = [startOfGermanDay(day).getTime(), startOfGermanDay(shiftDay(day, 1)).getTime()]
    const isShort = next - midnight < 86_400_000
    const timeOf = (minute: number) =>
      minute >= 180 ? next - (1_440 - minute) * 60_000 : midnight + (isShort ? Math.min(minute, 120) : minute) * 60_000
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
    const spans = holidays.includes(day) ? [] : (readDayHours(hours[weekday] ?? "") ?? [])
    for (const span of spans)
      worked += Math.max(0, Math.min(timeOf(span.to), to.getTime()) - Math.max(timeOf(span.from), from.getTime()))
    day = shiftDay(day, 1)
  }
  return Math.floor(worked / 60_000)
}
