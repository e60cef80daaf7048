import { expect, it } from "vitest"
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
