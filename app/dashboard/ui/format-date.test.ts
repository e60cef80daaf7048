import { describe, expect, it } from "vitest"
import { formatAgo, formatReceived, formatSeen, germanFields, germanMoment, weekNumber } from "./format-date.ts"

const agoNow = Date.parse("2026-11-23T12:00:00Z")

it.each([
  ["2026-11-23T12:00:30Z", "now", "jetzt", "сейчас"],
  ["2026-11-23T11:55:00Z", "5 min ago", "vor 5 Min.", "5 мин. назад"],
  ["2026-11-23T09:30:00Z", "2 hr ago", "vor 2 Std.", "2 ч назад"],
  ["2026-11-22T11:00:00Z", "yesterday", "gestern", "вчера"],
  ["2026-11-17T11:00:00Z", "6 days ago", "vor 6 Tagen", "6 дн. назад"],
  ["2026-11-01T11:00:00Z", "1 Nov 2026", "1. Nov. 2026", "1 нояб. 2026 г."],
])("formats how long ago %s is", (iso, en, de, ru) => {
  expect([formatAgo(iso, "en", agoNow), formatAgo(iso, "de", agoNow), formatAgo(iso, "ru", agoNow)]).toEqual([
    en,
    de,
    ru,
  ])
})

const today = new Date("2026-11-20T12:00:00Z")

describe("the time a request came in", () => {
  it("is Berlin's, in the dashboard's language", () => {
    expect(formatReceived("2026-11-20T08:31:00Z", "en", today)).toBe("20 Nov, 09:31")
    expect(formatReceived("2026-11-20T08:31:00Z", "de", today)).toMatch(/^20\. Nov\.?, 09:31$/u)
    expect(formatReceived("2026-11-20T08:31:00Z", "ru", today)).toMatch(/^20 нояб\., 09:31$/u)
  })

  it("names another year", () => {
    expect(formatReceived("2025-12-31T23:30:00Z", "en", today)).toBe("1 Jan, 00:30")
    expect(formatReceived("2025-11-20T08:31:00Z", "en", today)).toContain("2025")
  })
})

const morning = new Date("2026-11-20T09:00:00Z")

it.each([
  ["2026-11-20T06:58:00Z", "en", "today, 07:58"],
  // 23:30 in London is the next day in Germany.
  ["2026-11-19T23:30:00Z", "de", "heute, 00:30"],
  ["2026-11-19T15:20:00Z", "ru", "вчера, 16:20"],
  ["2026-11-18T08:05:00Z", "en", "18 Nov, 09:05"],
] as const)("writes %s in %s as %s", (iso, language, text) => {
  expect(formatSeen(iso, language, morning)).toBe(text)
})

it("shows the year of an older day", () => {
  expect(formatSeen("2025-03-02T11:00:00Z", "en", morning)).toContain("2025")
})

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

it.each([
  ["2026-11-16", 47],
  ["2025-12-29", 1],
  ["2026-12-28", 53],
  ["2027-01-04", 1],
])("the week of %s is %i", (monday, week) => {
  expect(weekNumber(monday)).toBe(week)
})
