import { localizedNames } from "#contract/localized.ts"
import type { PartField } from "../part/part-form.ts"

/** The columns of the grid, in the order in which an import's template has them. */
export const columnFields: readonly PartField[] = [
  "partnumber",
  ...localizedNames("description"),
  "subst_part",
  "quantity",
]
