import type { Language } from "#contract/language.ts"
import type { PartField } from "./part-form.ts"

/** The cells that can be edited in place, in the order of the table; the description is the reader's own. */
export const cellFields = (language: Language): readonly PartField[] => [
  "partnumber",
  `description_${language}`,
  "subst_part",
  "quantity",
]

/** Places of a row in the order of the arrow keys: the box to tick, four cells, public page, edit, delete. */
export const firstCell = 1
export const pageColumn = 5
export const editColumn = 6
export const removeColumn = 7
