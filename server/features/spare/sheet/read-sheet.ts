import { readXlsx, streamXlsxRows } from "hucre/xlsx"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { SheetColumn, SheetError, SheetField, SheetProblem } from "#contract/sheet.ts"
import { type ColumnPlan, planColumns } from "./columns.ts"
import { readCell } from "./read-cell.ts"

/** One row of a parts sheet: `row` as in the sheet, from 1; a field is absent when the sheet has no such column, "" when blank. */
export interface ReadRow {
  row: number
  fields: Partial<Record<SheetField, string>>
}

export interface ReadSheet {
  /** The good rows. */
  rows: ReadRow[]
  errors: SheetError[]
  columns: SheetColumn[]
}

const mostErrors = 10_000
const rowsPerNote = 1_000
const samplesPerColumn = 3
const rowsForSamples = 60

type Formats = (row: number, column: number, value: unknown) => string | null

/** Reads the first sheet of a workbook; every bad row is listed. Number formats are looked up only when a number stands where text belongs. */
export async function readSheet(
  workbook: Uint8Array,
  chosen: Readonly<Record<string, SheetField | null>>,
  onRead: (rows: number) => void = () => undefined,
): Promise<ReadSheet> {
  const first = await readWith(workbook, chosen, () => null, onRead)
  return first.hasNumbers ? readWith(workbook, chosen, await readFormats(workbook), onRead) : first
}

async function readWith(
  workbook: Uint8Array,
  chosen: Readonly<Record<string, SheetField | null>>,
  formats: Formats,
  onRead: (rows: number) => void,
) {
  let plan: ColumnPlan | null = null
  const sheet: ReadSheet & { hasNumbers: boolean } = { rows: [], errors: [], columns: [], hasNumbers: false }
  const seen = new Map<string, number>()
  let bad = false
  let characters = 0
  const refuseAll = (row: number, code: SheetProblem) => {
    return { rows: [], errors: [error(row, "", code)], columns: sheet.columns, hasNumbers: false }
  }
  const refuse = (row: number, column: string, code: SheetProblem, value?: string) => {
    bad = true
    if (sheet.errors.length < mostErrors)
      sheet.errors.push({ row, column, code, message: sentences[code], ...(value ? { value } : {}) })
  }
  for await (const { index, values } of streamXlsxRows(workbook, { maxRows: dashboardLimits.sheetRows + 2 })) {
    const number = index + 1
    if (number % rowsPerNote === 0) onRead(number)
    if (values.every((value) => value === null || value === "")) continue
    // A text that many cells share takes little space in the file and its full length in every row.
    for (const value of values) if (typeof value === "string") characters += value.length
    if (characters > dashboardLimits.sheetCharacters) return refuseAll(number, "too_much_text")
    if (plan === null) {
      if (values.length > dashboardLimits.sheetColumns) return refuseAll(number, "too_many_columns")
      const headings = values.map((value) => (value === null ? "" : String(value)))
      plan = planColumns(headings, chosen)
      sheet.columns = describeColumns(headings, plan)
      if (plan.problem) sheet.errors.push(error(number, plan.problem.heading, plan.problem.code))
      continue
    }
    if (number <= rowsForSamples || sheet.columns.some(({ samples }) => samples.length === 0))
      addSamples(sheet.columns, values)
    if (plan.problem) {
      if (number > rowsForSamples) return sheet
      continue
    }
    if (sheet.rows.length >= dashboardLimits.sheetRows) return refuseAll(number, "too_many_rows")
    const fields: ReadRow["fields"] = {}
    bad = false
    for (const column of plan.columns) {
      const cell = values[column.index]
      if (typeof cell === "number" && column.field !== "quantity") sheet.hasNumbers = true
      const read = readCell(cell, column, (value) => formats(index, column.index, value))
      if ("value" in read) fields[column.field] = read.value
      else refuse(number, column.heading, read.problem, read.shown)
    }
    if (fields.partnumber === "" && Object.values(fields).every((value) => value === "")) continue
    const before = seen.get(fields.partnumber ?? "")
    if (fields.partnumber === "") refuse(number, headingOf(plan), "required")
    else if (fields.partnumber !== undefined && before !== undefined)
      refuse(number, headingOf(plan), "duplicate_in_sheet", `${fields.partnumber} (${before})`)
    else if (fields.partnumber !== undefined) seen.set(fields.partnumber, number)
    if (!bad) sheet.rows.push({ row: number, fields })
  }
  if (plan === null || (sheet.rows.length === 0 && sheet.errors.length === 0))
    sheet.errors.push(error(1, "", "empty_sheet"))
  return sheet
}

const headingOf = (plan: ColumnPlan) => plan.columns.find(({ field }) => field === "partnumber")?.heading ?? ""

const describeColumns = (headings: readonly string[], plan: ColumnPlan): SheetColumn[] =>
  headings.map((heading, index) => ({
    number: index + 1,
    heading: heading.trim(),
    field: plan.columns.find((column) => column.index === index)?.field ?? null,
    samples: [],
  }))

/** Collects sample values of each column for the mapping step. */
function addSamples(columns: readonly SheetColumn[], values: readonly unknown[]): void {
  for (const { number, samples } of columns) {
    const value = values[number - 1]
    if (samples.length < samplesPerColumn && value !== null && value !== undefined && value !== "")
      samples.push(shownValue(value).slice(0, 60))
  }
}

const shownValue = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === "string" ? value : JSON.stringify(value)

async function readFormats(workbook: Uint8Array): Promise<Formats> {
  // Half of the time that the child takes to start, and needed for few sheets.
  const { formatValue } = await import("hucre")
  const { sheets } = await readXlsx(workbook, { sheets: [0], readStyles: true, maxRows: dashboardLimits.sheetRows + 2 })
  const cells = sheets[0]?.cells
  return (row, column, value) => {
    const format = cells?.get(`${row},${column}`)?.style?.numFmt
    return format && format !== "General" ? formatValue(value, format) : null
  }
}

const sentences: Record<SheetProblem, string> = {
  no_part_number_column: "There is no column for the part number; the first row must hold the headings of the template",
  duplicate_column: "Two columns fill the same field",
  unknown_columns: "No column is known",
  required: "The part number is missing",
  too_long: "The text is too long",
  invalid_quantity: "The quantity must be a whole number of 0 or more",
  exponent_number:
    "The sheet shows this number in exponent form and has lost digits; format the column as text and type it again",
  duplicate_in_sheet: "This part number stands in the sheet twice",
  formula_without_value: "The formula has no stored value",
  too_much_text: "The cells of the sheet hold more than 50 million characters in all",
  too_many_rows: "The sheet has more than 200,000 rows",
  too_many_columns: "The sheet has more than 50 columns",
  empty_sheet: "The sheet holds no parts",
  unreadable: "This is no Excel workbook (.xlsx) that can be read",
}

export const error = (row: number, column: string, code: SheetProblem): SheetError => ({
  row,
  column,
  code,
  message: sentences[code],
})
