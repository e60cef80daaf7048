import { expect, it } from "vitest"
import { isUnused, keyEnd } from "./key-list.tsx"

const now = new Date("2026-11-20T09:00:00Z")

it.each([
  [null, "far"],
  ["2027-11-20T09:00:00Z", "far"],
  ["2026-12-20T09:00:01Z", "far"],
  ["2026-12-20T09:00:00Z", "soon"],
  ["2026-11-20T09:00:01Z", "soon"],
  ["2026-11-20T09:00:00Z", "past"],
] as const)("a key until %s ends %s", (expires_at, end) => {
  expect(keyEnd({ expires_at }, now)).toBe(end)
})

it("names a key unused 90 days after its last use, or after it was made", () => {
  const created_at = "2026-01-01T00:00:00Z"
  expect(isUnused({ created_at, used_at: "2026-08-22T08:59:59Z" }, now)).toBe(true)
  expect(isUnused({ created_at, used_at: "2026-08-22T09:00:00Z" }, now)).toBe(false)
  expect(isUnused({ created_at, used_at: null }, now)).toBe(true)
  expect(isUnused({ created_at: "2026-11-01T00:00:00Z", used_at: null }, now)).toBe(false)
})
