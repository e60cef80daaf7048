import { expect, it } from "vitest"
import { comboboxStep } from "./combobox.tsx"

const closed = { isOpen: false, active: -1 }
const open = (active: number) => ({ isOpen: true, active })
const at = (active: number) => ({ isOpen: true, active, isChosen: false })

it.each([
  ["ArrowDown", closed, at(0)],
  ["ArrowUp", closed, at(2)],
  ["ArrowDown", open(-1), at(0)],
  ["ArrowUp", open(-1), at(2)],
  ["ArrowDown", open(1), at(2)],
  ["ArrowDown", open(2), at(0)],
  ["ArrowUp", open(0), at(2)],
  ["Home", open(2), at(0)],
  ["End", open(0), at(2)],
  ["Enter", open(1), { ...at(1), isChosen: true }],
  ["Escape", open(1), { ...closed, isChosen: false }],
])("does with %s in %o what the pattern says", (key, state, step) => {
  expect(comboboxStep(key, state, 3)).toEqual(step)
})

it("leaves keys to the text and to the form around it", () => {
  for (const key of ["Home", "End", "Enter"]) expect([key, comboboxStep(key, open(-1), 3)]).toEqual([key, null])
  for (const key of ["Escape", "Enter", "Home"]) expect([key, comboboxStep(key, closed, 3)]).toEqual([key, null])
  for (const key of ["ArrowDown", "Escape"]) expect([key, comboboxStep(key, open(-1), 0)]).toEqual([key, null])
  expect(comboboxStep("a", open(0), 3)).toBeNull()
})
