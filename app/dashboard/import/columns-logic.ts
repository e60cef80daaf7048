import type { SheetColumn, SheetReadingInfo, SheetResult } from "#contract/sheet.ts"
import { type ColumnField, sheetColumnFields, sheetFields } from "#contract/sheet-constants.ts"

export type ColumnChoice = Record<string, ColumnField | null>

const columnProblems: ReadonlySet<string> = new Set(["no_part_number_column", "no_group_column", "duplicate_column"])

const isUsed = ({ heading, samples }: SheetColumn) => heading !== "" || samples.length > 0

/** Returns the columns with values. */
export const usedColumns = (columns: readonly SheetColumn[]): SheetColumn[] => columns.filter(isUsed)

/** Returns whether the columns must be mapped by a person: one was not recognised, or together they are incomplete. */
export function needsColumns(result: Pick<SheetResult, "errors" | "columns">, areChosen: boolean): boolean {
  if (result.errors.some(({ code }) => columnProblems.has(code))) return true
  return !areChosen && usedColumns(result.columns).some(({ field }) => field === null)
}

/** Returns whether a person has to be asked for the worksheet or the row of the headings. */
export const asksForSheet = ({ sheets, first_rows, heading_row }: SheetReadingInfo): boolean =>
  sheets.filter(({ rows }) => rows > 0).length > 1 || (first_rows[0]?.row ?? heading_row) !== heading_row

export const columnKey = ({ number }: SheetColumn): string => `#${number}`

/** Returns the recognised mapping as initial choice. */
export const choiceOf = (columns: readonly SheetColumn[]): ColumnChoice =>
  Object.fromEntries(columns.map((column) => [columnKey(column), column.field]))

/** Returns the fields a column can be mapped to; only a sheet for several groups has a group column. */
export const choosableFields = (isGrouped: boolean): readonly ColumnField[] =>
  isGrouped ? sheetColumnFields : sheetFields

/** Returns the problem of a mapping: no column for number or group, or fields mapped twice. */
export function choiceProblem(choice: ColumnChoice, isGrouped: boolean) {
  const chosen = Object.values(choice)
  return {
    noNumber: !chosen.includes("partnumber"),
    noGroup: isGrouped && !chosen.includes("group"),
    twice: sheetColumnFields.filter((field) => chosen.filter((other) => other === field).length > 1),
  }
}

/** Returns the name of a column as in a spreadsheet: A, B, … Z, AA. */
export function columnLetters(number: number): string {
  const before = Math.floor((number - 1) / 26)
  return (before > 0 ? columnLetters(before) : "") + String.fromCodePoint(65 + ((number - 1) % 26))
}
