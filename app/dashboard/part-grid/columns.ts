import type { PartField } from "../part/part-form.ts"

/** The columns of the grid, in the order in which an import's template has them. */
export const columnFields: readonly PartField[] = [
  "partnumber",
  "description_de",
  "description_en",
  "description_ru",
  "subst_part",
  "quantity",
]
