import { localizedNames } from "#contract/localized.ts"
import type { PartField } from "../part/part-form.ts"

/** Columns of the grid, in the order of an import's template. */
export const columnFields: readonly PartField[] = [
  "partnumber",
  ...localizedNames("description"),
  "subst_part",
  "quantity",
]
