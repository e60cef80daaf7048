import { expect, test } from "vitest"
import { readAskedPart } from "./asked-part.ts"

test.each([
  ["number=L2&quantity=17&asked=L1&by=2027-03-02", { partnumber: "L2", quantity: 17, asked_number: "L1" }],
  ["number=L1&quantity=1&asked=L1&by=", { partnumber: "L1", quantity: 1 }],
  ["number=L1", null],
  ["number=L1&quantity=0", null],
  ["number=L1&quantity=1.5", null],
  ["number=L1&quantity=1e9", null],
  [`number=${"L".repeat(1_000)}&quantity=1`, null],
  ["", null],
])("%s is read as %o", (query, part) => {
  expect(readAskedPart(new URLSearchParams(query))).toEqual(part)
})
