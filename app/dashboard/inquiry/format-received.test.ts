import { describe, expect, it } from "vitest"
import { formatReceived } from "./format-received.ts"

const now = new Date("2026-11-20T12:00:00Z")

describe("the time a request came in", () => {
  it("is Berlin's, in the dashboard's language", () => {
    expect(formatReceived("2026-11-20T08:31:00Z", "en", now)).toBe("20 Nov, 09:31")
    expect(formatReceived("2026-11-20T08:31:00Z", "de", now)).toMatch(/^20\. Nov\.?, 09:31$/u)
    expect(formatReceived("2026-11-20T08:31:00Z", "ru", now)).toMatch(/^20 нояб\., 09:31$/u)
  })

  it("names another year", () => {
    expect(formatReceived("2025-12-31T23:30:00Z", "en", now)).toBe("1 Jan, 00:30")
    expect(formatReceived("2025-11-20T08:31:00Z", "en", now)).toContain("2025")
  })
})
