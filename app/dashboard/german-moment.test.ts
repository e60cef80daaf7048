import { expect, it } from "vitest"
import { germanFields, germanMoment } from "./german-moment.ts"

it.each([
  ["2026-12-01", "08:00", "2026-12-01T07:00:00.000Z"],
  ["2026-07-01", "08:00", "2026-07-01T06:00:00.000Z"],
  // Clocks go forward at 02:00 and back at 03:00.
  ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", "01:30", "2026-10-24T23:30:00.000Z"],
  ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", "03:30", "2026-10-25T02:30:00.000Z"],
])("%s, %s in Germany is %s", (day, time, iso) => {
  expect(germanMoment(day, time)?.toISOString()).toBe(iso)
  expect(germanFields(new Date(iso))).toEqual({ day, time })
})

it("maps a skipped hour to the one after it, and rejects anything invalid", () => {
  expect(germanMoment("2026-03-29", "02:30")?.toISOString()).toBe("2026-03-29T01:30:00.000Z")
  for (const [day, time] of [
    ["", ""],
    ["2026-13-01", "08:00"],
    ["2026-12-01", "8"],
  ] as const)
    expect(germanMoment(day, time)).toBeNull()
})
