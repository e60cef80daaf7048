import { expect, it } from "vitest"
import { unfollowedAddresses } from "./speculation-rules.ts"

const base = "https://site.example"
const patterns = unfollowedAddresses.map((pattern) => new URLPattern(pattern, base))

it.each([
  ["/", true],
  ["/en/service/3", true],
  ["/gas-turbina?category=7#models", true],
  ["/contact?product=3", true],
  ["/part-list/1?page=2", true],
  ["/api/docs", false],
  ["/media/x-640.avif", false],
  ["/dashboard", false],
  ["/dashboard/services/3", false],
  ["/controller", false],
  ["/search?q=seal", false],
  ["/ru/search?page=2&q=seal", false],
  ["/part-list/1?query=9047", false],
  ["/part/9035m58g02", false],
  ["/en/part/9035m58g02", false],
  ["/contact?sent=LT-7K3F9Q", false],
])("%s is prerendered: %s", (path, expected) => {
  const url = new URL(path, base)
  expect(patterns.some((pattern) => pattern.test(url))).toBe(!expected)
})
