import type { Language } from "#contract/language.ts"
import type { PartField } from "./part-form.ts"

/** Returns the editable cells in table order; the description is in the reader's language. */
export const cellFields = (language: Language): readonly PartField[] => [
  "partnumber",
  `description_${language}`,
  "subst_part",
  "quantity",
]

/** Positions in a row for the arrow keys: checkbox, four cells, public page, edit, delete. */
export const firstCell = 1
export const pageColumn = 5
export const editColumn = 6
export const removeColumn = 7
