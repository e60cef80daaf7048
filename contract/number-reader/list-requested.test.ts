import { expect, test } from "vitest"
import { listRequested } from "./read-numbers.ts"

test.each([
  ["9811M20P07 x 3\n9107 M99 G01", ["9811M20P07", "9107 M99 G01"]],
  ["Bitte 4 Stück 9811M20P07 und 2 Stück 9811M20P08", ["9811M20P07", "9811M20P08"]],
  ["Ihre Kundennummer: K102938\nAuftrag-Nr. AU2024/1187\nUnser Zeichen: MH/2024-17b", []],
  ["Dichtung 9811M20P07, Seriennummer 191-238A", ["9811M20P07"]],
  [
    "Name\tBestell-Nr.\tMaterial\tMenge\nRing\tBE2024-17\t9811M20P07\t3\nLager\tBE2024-18\t9811M20P08\t4",
    ["9811M20P07", "9811M20P08"],
  ],
  // Which of the two is the maker's?
  ["BE2024-17\t9811M20P07\t3\nBE2024-18\t9811M20P08\t4", []],
])("of %j requests %j", async (text, numbers) => {
  expect([...(await listRequested(text))]).toEqual(numbers)
})
