import { expect, test } from "vitest"
import { readNeeds } from "./part-needs.ts"

test.each([
  [
    "by=2027-03-02&document=origin&document=inspection&document=x",
    { by: "2027-03-02", documents: ["inspection", "origin"] },
  ],
  ["by=tomorrow", { by: null, documents: [] }],
  ["by=2027-13-02", { by: null, documents: [] }],
  ["", { by: null, documents: [] }],
])("%s is read as %o", (query, needs) => {
  expect(readNeeds(new URLSearchParams(query))).toEqual(needs)
})
