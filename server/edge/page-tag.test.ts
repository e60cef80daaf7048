import { expect, it } from "vitest"
import { createSentPages } from "./page-tag.ts"

it("keeps the pages that were asked for last, and no more than fit", () => {
  const pages = createSentPages(100)
  for (const tag of ["a", "b", "c"]) pages.keep(tag, "br", Buffer.alloc(30, tag))
  pages.keep("c", "br", Buffer.alloc(30))
  expect(pages.find("a", "br")?.toString()).toBe("a".repeat(30))
  expect(pages.find("a", "gzip")).toBeUndefined()
  pages.keep("d", "br", Buffer.alloc(30))
  expect(["a", "b", "c", "d"].map((tag) => pages.find(tag, "br") !== undefined)).toEqual([true, false, true, true])
  pages.keep("e", "br", Buffer.alloc(200))
  expect(pages.find("e", "br")).toBeUndefined()
})
