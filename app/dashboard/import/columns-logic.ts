import {
  type ColumnField,
  type SheetColumn,
  type SheetResult,
  sheetColumnFields,
  sheetFields,
} from "#contract/sheet.ts"

export type ColumnChoice = Record<string, ColumnField | null>

const columnProblems: ReadonlySet<string> = new Set(["no_part_number_column", "no_group_column", "duplicate_column"])

const isUsed = ({ heading, samples }: SheetColumn) => heading !== "" || samples.length > 0

/** The columns that hold anything. */
export const usedColumns = (columns: readonly SheetColumn[]): SheetColumn[] => columns.filter(isUsed)

/** Whether a person has to say what the columns mean: one was not recognised, or together they make no parts list. */
export function needsColumns(result: Pick<SheetResult, "errors" | "columns">, areChosen: boolean): boolean {
  if (result.errors.some(({ code }) => columnProblems.has(code))) return true
  return !areChosen && usedColumns(result.columns).some(({ field }) => field === null)
}

export const columnKey = ({ number }: SheetColumn): string => `#${number}`

/** What was recognised, as a choice to go on from. */
export const choiceOf = (columns: readonly SheetColumn[]): ColumnChoice =>
  Object.fromEntries(columns.map((column) => [columnKey(column), column.field]))

/** What a column can be chosen to hold; only a sheet for several groups has a column of the group. */
export const choosableFields = (isGrouped: boolean): readonly ColumnField[] =>
  isGrouped ? sheetColumnFields : sheetFields

/** What is wrong with a choice: no column for the number or the group, or fields that two columns fill. */
export function choiceProblem(choice: ColumnChoice, isGrouped: boolean) {
  const chosen = Object.values(choice)
  return {
    noNumber: !chosen.includes("partnumber"),
    noGroup: isGrouped && !chosen.includes("group"),
    twice: sheetColumnFields.filter((field) => chosen.filter((other) => other === field).length > 1),
  }
}

/** The name of a column as a spreadsheet shows it: A, B, … Z, AA. */
export function columnLetters(number: number): string {
  const before = Math.floor((number - 1) / 26)
  return (before > 0 ? columnLetters(before) : "") + String.fromCodePoint(65 + ((number - 1) % 26))
}
