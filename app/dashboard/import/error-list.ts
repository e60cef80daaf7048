import type { SheetError, SheetProblem } from "#contract/sheet.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

type Texts = DashboardTexts["partImport"]

const ofWholeFile: ReadonlySet<SheetProblem> = new Set<SheetProblem>(["unreadable", "empty_sheet", "too_many_columns"])
const ofRows: ReadonlySet<SheetProblem> = new Set<SheetProblem>([
  "required",
  "too_long",
  "invalid_quantity",
  "exponent_number",
  "duplicate_in_sheet",
  "no_group",
  "unknown_group",
  "ambiguous_group",
])

/** Whether errors are about single rows, so that these can be had as a sheet. */
export const areOfRows = (errors: readonly SheetError[]): boolean => errors.some(({ code }) => ofRows.has(code))

/** One refused cell in words: row, column, content, reason. */
export function describeError(error: SheetError, texts: Texts): [string, string, string, string] {
  const reason = texts.problems[error.code] ?? error.message
  if (ofWholeFile.has(error.code)) return ["–", texts.wholeFile, "", reason]
  return [String(error.row), error.column || texts.wholeRow, error.value ?? "", reason]
}

const headings = ({ columns }: Texts) => [columns.row, columns.column, columns.value, columns.reason]

/** All errors with tabs between the columns, as the clipboard wants them. */
export function errorsAsTabs(errors: readonly SheetError[], texts: Texts): string {
  const rows = [headings(texts), ...errors.map((error) => describeError(error, texts))]
  return rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/gu, " ")).join("\t")).join("\n")
}
