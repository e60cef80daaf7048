import { expect, test } from "vitest"
import { createGroupFinder } from "./find-group.ts"

const find = createGroupFinder([
  { id: 1, names: ["Schaufeln", "Blades", "Лопатки"] },
  { id: 2, names: ["Rotor  LM2500+", "", "Ротор"] },
  { id: 3, names: ["Dichtungen", "Seals", ""] },
  { id: 4, names: ["Andere", "Seals", ""] },
  { id: 5, names: ["3", "Five", ""] },
])

test.each([
  ["Blades", { id: 1 }],
  [" лопатки ", { id: 1 }],
  ["rotor lm2500+", { id: 2 }],
  ["2", { id: 2 }],
  ["Dichtungen", { id: 3 }],
  ["Seals", { problem: "ambiguous_group", shown: "Seals (3, 4)" }],
  ["3", { problem: "ambiguous_group", shown: "3 (3, 5)" }],
  ["Rotor LM2500", { problem: "unknown_group", shown: "Rotor LM2500" }],
  ["9", { problem: "unknown_group", shown: "9" }],
  ["", { problem: "no_group", shown: "" }],
  ["\u00a0", { problem: "no_group", shown: "" }],
])("a cell with %j names %o", (cell, found) => {
  expect(find(cell)).toEqual(found)
})
