import { localizedNames } from "./localized.ts"

/** The fields of a part that a sheet can fill. */
export const sheetFields = ["partnumber", ...localizedNames("description"), "subst_part", "quantity"] as const
export type SheetField = (typeof sheetFields)[number]

/** Content of a column: a field of a part, or in a sheet for several groups the part's group. */
export const sheetColumnFields = ["group", ...sheetFields] as const
export type ColumnField = (typeof sheetColumnFields)[number]
