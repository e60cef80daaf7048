import fc from "fast-check"
import { expect, test } from "vitest"
import { partSearch, readPartAddress } from "./part-address.ts"

const read = (search: string) => readPartAddress(new URLSearchParams(search))

test("a URL is read with its query and page", () => {
  expect(read("?query=+L31+&page=2")).toEqual({ query: "L31", page: 2 })
  expect(read("")).toEqual({ query: "", page: 1 })
})

test.each(["?page=0", "?page=-3", "?page=abc", "?page=NaN", "?page=", "?page=0.5"])(
  "%s is the first page",
  (search) => {
    expect(read(search).page).toBe(1)
  },
)

test("a written URL is read back", () => {
  const address = fc.record({
    query: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(address, (place) => {
      expect(read(partSearch(place))).toEqual(place)
    }),
  )
})
