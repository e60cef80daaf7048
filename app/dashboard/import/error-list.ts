import { rowProblems } from "#contract/sheet-constants.ts"
import type { SheetError, SheetProblem } from "#contract/sheet.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

type Texts = DashboardTexts["partImport"]

const ofWholeFile: ReadonlySet<SheetProblem> = new Set<SheetProblem>([
  ...(["unreadable", "password_protected", "wrong_format"] as const),
  ...(["unknown_sheet", "empty_sheet", "too_many_columns"] as const),
])
const ofRows: ReadonlySet<SheetProblem> = new Set<SheetProblem>(rowProblems)

/** Returns whether errors concern single rows, so that these can be downloaded as a sheet. */
export const areOfRows = (errors: readonly SheetError[]): boolean => errors.some(({ code }) => ofRows.has(code))

/** Returns the texts of one rejected cell: row, column, content, reason. */
export function describeError(error: SheetError, texts: Texts): [string, string, string, string] {
  const reason = texts.problems[error.code] ?? error.message
  if (ofWholeFile.has(error.code)) return ["–", texts.wholeFile, error.value ?? "", reason]
  return [String(error.row), error.column || texts.wholeRow, error.value ?? "", reason]
}

const headings = ({ columns }: Texts) => [columns.row, columns.column, columns.value, columns.reason]

/** Returns all errors as tab-separated text for the clipboard. */
export function errorsAsTabs(errors: readonly SheetError[], texts: Texts): string {
  const rows = [headings(texts), ...errors.map((error) => describeError(error, texts))]
  return rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/gu, " ")).join("\t")).join("\n")
}
