import { localizedNames } from "./localized.ts"

/** The fields of a part that a sheet can fill. */
export const sheetFields = ["partnumber", ...localizedNames("description"), "subst_part", "quantity"] as const
export type SheetField = (typeof sheetFields)[number]

/** Content of a column: a field of a part, or in a sheet for several groups the part's group. */
export const sheetColumnFields = ["group", ...sheetFields] as const
export type ColumnField = (typeof sheetColumnFields)[number]

/** Faults of single rows of a parts sheet, which an import can leave out. */
export const rowProblems = [
  "required",
  "too_long",
  "invalid_quantity",
  "exponent_number",
  "date_number",
  "error_value",
  "formula_without_value",
  "duplicate_in_sheet",
  "no_group",
  "unknown_group",
  "ambiguous_group",
] as const
export type RowProblem = (typeof rowProblems)[number]

/** What becomes of near-duplicates, by row: the existing part, another part (the default), or left out. */
export const nearChoices = ["same", "other", "skip"] as const
