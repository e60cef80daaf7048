import { localizedNames } from "./localized.ts"

/** Columns that people fill in, in the order of an import's template. */
export const partColumns = ["partnumber", ...localizedNames("description"), "subst_part", "quantity"] as const
export type PartColumn = (typeof partColumns)[number]

/** Orders of the parts of all groups: by a column; a minus reverses it. */
export const partColumnSorts = partColumns.flatMap((column) => [column, `-${column}`] as const)
export type PartColumnSort = (typeof partColumnSorts)[number]

/** Sort orders of parts; a minus reverses one. */
export const partSorts = ["number", "-number", "quantity", "-quantity", "description", "-description"] as const
