import { expect, it } from "vitest"
import { formatSeen } from "./format-seen.ts"

const now = new Date("2026-11-20T09:00:00Z")

it.each([
  ["2026-11-20T06:58:00Z", "en", "today, 07:58"],
  // 23:30 in London is the next day in Germany.
  ["2026-11-19T23:30:00Z", "de", "heute, 00:30"],
  ["2026-11-19T15:20:00Z", "ru", "вчера, 16:20"],
  ["2026-11-18T08:05:00Z", "en", "18 Nov, 09:05"],
] as const)("writes %s in %s as %s", (iso, language, text) => {
  expect(formatSeen(iso, language, now)).toBe(text)
})

it("shows the year of an older day", () => {
  expect(formatSeen("2025-03-02T11:00:00Z", "en", now)).toContain("2025")
})
