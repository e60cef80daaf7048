import { expect, test } from "vitest"
import { readAskedPart } from "./asked-part.ts"

test.each([
  ["number=L2&quantity=17&asked=L1&by=2027-03-02", { quantity: 17, asked: "L1", by: "2027-03-02" }],
  [
    "number=L2&quantity=1&urgency=standstill&document=origin&document=inspection&document=x",
    { quantity: 1, asked: null, by: null, urgency: "standstill", documents: ["inspection", "origin"] },
  ],
  ["number=L2&quantity=1&urgency=soon", { quantity: 1, asked: null, by: null }],
  ["number=L1&quantity=1&asked=L1&by=", { quantity: 1, asked: null, by: null }],
  ["number=L1&quantity=0&by=tomorrow", { quantity: null, asked: null, by: null }],
  ["number=L1&quantity=1.5&by=2027-13-02", { quantity: null, asked: null, by: null }],
  ["number=L1&quantity=1e9", { quantity: null, asked: null, by: null }],
  ["", { quantity: null, asked: null, by: null }],
])("%s is read as %o", (query, part) => {
  expect(readAskedPart(new URLSearchParams(query))).toEqual({ urgency: null, documents: [], ...part })
})
