import { expect, it } from "vitest"
import { readDayHours, readHolidays } from "./working-hours.ts"

it("parses the hours of a day as people type them", () => {
  expect(readDayHours("")).toEqual([])
  expect(readDayHours("8–17")).toEqual([{ from: 480, to: 1_020 }])
  expect(readDayHours(" 08:00 - 12.30, 13:00–17:00 ")).toEqual([
    { from: 480, to: 750 },
    { from: 780, to: 1_020 },
  ])
  expect(readDayHours("0–24")).toEqual([{ from: 0, to: 1_440 }])
  for (const wrong of ["17–8", "8–25", "8:60–9", "acht bis fünf", "8–12, 11–17", "8–12,", "8"])
    expect([wrong, readDayHours(wrong)]).toEqual([wrong, null])
})

it("parses holidays in both date formats", () => {
  expect(readHolidays("2026-12-25\n\n 1.1.2027 \n")).toEqual(["2026-12-25", "2027-01-01"])
  expect(readHolidays("")).toEqual([])
  for (const wrong of ["2026-02-30", "31.4.2026", "Weihnachten", "2026-12-25 Weihnachten"])
    expect([wrong, readHolidays(wrong)]).toEqual([wrong, null])
})
