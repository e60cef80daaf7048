import { expect, it } from "vitest"
import { formatAgo } from "./format-ago.ts"

const now = Date.parse("2026-11-23T12:00:00Z")

it.each([
  ["2026-11-23T12:00:30Z", "now", "jetzt", "сейчас"],
  ["2026-11-23T11:55:00Z", "5 min ago", "vor 5 Min.", "5 мин. назад"],
  ["2026-11-23T09:30:00Z", "2 hr ago", "vor 2 Std.", "2 ч назад"],
  ["2026-11-22T11:00:00Z", "yesterday", "gestern", "вчера"],
  ["2026-11-17T11:00:00Z", "6 days ago", "vor 6 Tagen", "6 дн. назад"],
  ["2026-11-01T11:00:00Z", "1 Nov 2026", "1. Nov. 2026", "1 нояб. 2026 г."],
])("formats how long ago %s is", (iso, en, de, ru) => {
  expect([formatAgo(iso, "en", now), formatAgo(iso, "de", now), formatAgo(iso, "ru", now)]).toEqual([en, de, ru])
})
