import { type SheetColumn, type SheetField, type SheetResult, sheetFields } from "#contract/sheet.ts"

export type ColumnChoice = Record<string, SheetField | null>

const columnProblems: ReadonlySet<string> = new Set(["no_part_number_column", "duplicate_column"])

const isUsed = ({ heading, samples }: SheetColumn) => heading !== "" || samples.length > 0

/** The columns that hold anything. */
export const usedColumns = (columns: readonly SheetColumn[]): SheetColumn[] => columns.filter(isUsed)

/** Whether a person has to say what the columns mean: one was not recognised, or together they make no parts list. */
export function needsColumns(result: SheetResult, areChosen: boolean): boolean {
  if (result.errors.some(({ code }) => columnProblems.has(code))) return true
  return !areChosen && usedColumns(result.columns).some(({ field }) => field === null)
}

export const columnKey = ({ number }: SheetColumn): string => `#${number}`

/** What was recognised, as a choice to go on from. */
export const choiceOf = (columns: readonly SheetColumn[]): ColumnChoice =>
  Object.fromEntries(columns.map((column) => [columnKey(column), column.field === "group" ? null : column.field]))

/** What is wrong with a choice: no column for the number, or fields that two columns fill. */
export function choiceProblem(choice: ColumnChoice): { noNumber: boolean; twice: SheetField[] } {
  const chosen = Object.values(choice)
  return {
    noNumber: !chosen.includes("partnumber"),
    twice: sheetFields.filter((field) => chosen.filter((other) => other === field).length > 1),
  }
}

/** The name of a column as a spreadsheet shows it: A, B, … Z, AA. */
export function columnLetters(number: number): string {
  const before = Math.floor((number - 1) / 26)
  return (before > 0 ? columnLetters(before) : "") + String.fromCodePoint(65 + ((number - 1) % 26))
}
