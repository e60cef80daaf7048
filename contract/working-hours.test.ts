import { expect, it } from "vitest"
import { readDayHours, readHolidays } from "./working-hours.ts"

it("parses the hours of a day as people type them", () => {
  expect(readDayHours("")).toEqual([])
  expect(readDayHours("8–17")).toEqual([{ from: 480, to: 1_020 }])
  expect(readDayHours(" 08:00 - 12.30, 13:00–17:00 ")).toEqual([
    { from: 480, to: 750 },
    { from: 780, to: 1_020 },
  ])
  for (const text of [
    "8–12 und 13–17 Uhr",
    "8:00 Uhr bis 12:00 Uhr; 13.00 - 17.00 Uhr",
    "8 to 12 and 13 to 17",
    "8–12 и 13 до 17",
  ])
    expect([text, readDayHours(text)]).toEqual([
      text,
      [
        { from: 480, to: 720 },
        { from: 780, to: 1_020 },
      ],
    ])
  for (const text of ["geschlossen", " – ", "Closed", "выходной"]) expect(readDayHours(text)).toEqual([])
  expect(readDayHours("0–24")).toEqual([{ from: 0, to: 1_440 }])
  for (const wrong of ["17–8", "8–25", "8:60–9", "acht bis fünf", "8–12, 11–17", "8–12,", "8"])
    expect([wrong, readDayHours(wrong)]).toEqual([wrong, null])
})

it("parses holidays in both date formats", () => {
  expect(readHolidays("2026-12-25\n\n 1.1.2027 \n")).toEqual(["2026-12-25", "2027-01-01"])
  expect(readHolidays("")).toEqual([])
  expect(readHolidays("25.12.2026 Weihnachten\n2027-01-01 (Neujahr)")).toEqual(["2026-12-25", "2027-01-01"])
  expect(readHolidays("30.12.2026 – 2.1.2027 Betriebsferien")).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ])
  const wrongLines = ["2026-02-30", "31.4.2026", "Weihnachten", "25.12.2026 26.12.2026", "2.1.2027 – 30.12.2026"]
  for (const wrong of [...wrongLines, "1.1.2026 – 31.12.2027", "25.12.20261"])
    expect([wrong, readHolidays(wrong)]).toEqual([wrong, null])
})
