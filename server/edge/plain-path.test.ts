import { expect, it } from "vitest"
import { plainPath } from "./plain-path.ts"

it("maps ambiguous paths to a missing page, and keeps others", () => {
  for (const path of ["/", "/en", "/service/3", "/ru/part-list/1", "/en/contact", "/%D1%84"])
    expect(plainPath(path)).toBe(path)
  for (const path of [
    "//",
    "//evil.example/",
    "/%5cevil.example",
    "/\\evil",
    "/%2Fevil",
    "/a//b",
    "/%2e%2e/x",
    "/a%00",
    "/a%0d%0ab",
    "/%E0%A4%A",
  ])
    expect(plainPath(path)).toBe("/404")
  expect(plainPath("/en//evil.example")).toBe("/en/404")
  expect(plainPath("/en/%E0%A4%A")).toBe("/en/404")
  expect(plainPath("/ru/%5cevil.example")).toBe("/ru/404")
})
