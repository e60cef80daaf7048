import type { SheetColumn } from "#contract/sheet.ts"
import { type ColumnField, sheetColumnFields, sheetFields } from "#contract/sheet-constants.ts"
import { type ColumnChoice, type ImportResult, type ImportChoice, namesIn } from "./send-sheet.ts"

export const importSteps = ["sheet", "headings", "columns", "groups", "check"] as const
export type ImportStep = (typeof importSteps)[number]

const columnProblems: ReadonlySet<string> = new Set(["no_part_number_column", "no_group_column", "duplicate_column"])

/** Returns the columns with values. */
export const usedColumns = (columns: readonly SheetColumn[]): SheetColumn[] =>
  columns.filter(({ heading, samples }) => heading !== "" || samples.length > 0)

/** Returns the steps at which there is something to ask; the last one is always among them. */
export function askedSteps(result: ImportResult, choice: ImportChoice): ImportStep[] {
  const { sheets, first_rows, heading_row, columns, errors, remembered } = result
  const isAsked: Record<ImportStep, boolean> = {
    sheet: choice.sheet !== null || sheets.filter(({ rows }) => rows > 0).length > 1,
    headings:
      choice.headingRow !== null ||
      choice.isHeadless ||
      (remembered === null && columns.length > 0 && (first_rows[0]?.row ?? heading_row) !== heading_row),
    columns:
      choice.columns !== null ||
      errors.some(({ code }) => columnProblems.has(code)) ||
      (remembered === null && usedColumns(columns).some(({ known: isKnown }) => !isKnown)),
    groups:
      choice.groups !== null || namesIn(result).some(({ why }) => !["named", "chosen", "remembered"].includes(why)),
    check: true,
  }
  return importSteps.filter((step) => isAsked[step])
}

/** Returns the steps that a sheet has: without a column of groups one less, and none without rows. */
export const stepsOf = (result: ImportResult): ImportStep[] =>
  importSteps.filter((step) =>
    step === "groups" ? namesIn(result).length > 0 : step === "columns" ? result.columns.length > 0 : true,
  )

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
