import { readXlsx, streamXlsxRows } from "hucre/xlsx"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { limits } from "#contract/limits.ts"
import type { SheetColumn, SheetError, SheetProblem } from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { type ChosenColumns, type ColumnPlan, type PlannedColumn, isReasonHeading, planColumns } from "./columns.ts"
import { type SheetGroup, createGroupFinder } from "./find-group.ts"
import { readCell } from "./read-cell.ts"
import { type SheetLine, UnclosedQuoteError, readCsv } from "#server/csv/read-csv.ts"
import { type RefusedRow, refusedRow } from "./refused-row.ts"
import { sheetShape } from "./sheet-shape.ts"
import { error, sentences } from "./sheet-error.ts"

/** One row of a sheet: `row` as in the sheet, from 1; a field is absent without such a column, "" when blank. */
export interface ReadRow {
  row: number
  fields: Partial<Record<ColumnField, string>>
  /** Group id of the row; 0 when all rows are for one group. */
  group: number
}

export interface ReadSheet {
  /** How many of the rows passed on count, none when the sheet as a whole is rejected. */
  valid: number
  errors: SheetError[]
  columns: SheetColumn[]
  shape: string
  /** Whether a stored column mapping was used. */
  isRemembered: boolean
  /** Rejected rows, if requested. */
  refused: RefusedRow[]
}

/** Options for reading a sheet. */
export interface SheetReading {
  columns: ChosenColumns
  /** Stored column mappings by sheet shape; used when none is chosen. */
  remembered?: Readonly<Record<string, ChosenColumns>>
  /** Groups that rows may name, for a sheet with a group column. */
  groups?: readonly SheetGroup[] | undefined
  /** Whether rejected rows are returned. */
  wantsRefused?: boolean
  onRead?: (rows: number) => void
  /** Is passed each valid row while the sheet is read; reading waits for its promise. */
  onRow: (row: ReadRow) => Promise<void> | void
  /** Is called when the rows passed on are void, and will be passed on anew. */
  onRestart: () => Promise<void> | void
}

const maxLines = dashboardLimits.sheetRows + 2
const maxErrors = 10_000
// The workbook of rejected rows is written in memory; a larger sheet has one fault in all its rows.
const maxCharactersRefused = 10_000_000
const rowsPerNote = 1_000
const samplesPerColumn = 3
const rowsForSamples = 60

type Formats = (row: number, column: number, value: unknown) => string | null

/**
 * Reads the first sheet of a workbook and lists every bad row. Number formats are only parsed when a number is where
 * text belongs.
 */
export async function readSheet(workbook: Uint8Array, reading: SheetReading): Promise<ReadSheet> {
  const lines = () => streamXlsxRows(workbook, { maxRows: maxLines })
  const withoutFormats = await readWith(lines(), reading, null)
  if (withoutFormats) return withoutFormats
  await reading.onRestart()
  return (await readWith(lines(), reading, await readFormats(workbook))) ?? nothing
}

/** Reads a CSV file like `readSheet` reads a workbook; all cells are text. */
export async function readCsvSheet(bytes: Uint8Array, reading: SheetReading): Promise<ReadSheet> {
  try {
    return (await readWith(readCsv(bytes, maxLines), reading, () => null)) ?? nothing
  } catch (cause) {
    if (!(cause instanceof UnclosedQuoteError)) throw cause
    return { ...nothing, errors: [error(cause.index + 1, "", "unclosed_quote")] }
  }
}

/** Returns null when it needs number formats and has none. */
async function readWith(
  lines: AsyncIterable<SheetLine> | Iterable<SheetLine>,
  { columns: chosen, remembered = {}, groups, wantsRefused, onRow, onRead = () => undefined }: SheetReading,
  formats: Formats | null,
): Promise<ReadSheet | null> {
  const findGroup = groups && createGroupFinder(groups)
  let plan: ColumnPlan | null = null
  const sheet: ReadSheet = { ...nothing, errors: [], refused: [] }
  const seen = new Map<string, number>()
  let bad: RefusedRow["bad"] = []
  let characters = 0
  const refuseAll = (row: number, code: SheetProblem) => {
    return { ...nothing, errors: [error(row, "", code)], columns: sheet.columns }
  }
  const refuse = (row: number, column: PlannedColumn, code: SheetProblem, value?: string) => {
    bad.push({ column: column.index, code, shown: value ?? "" })
    if (sheet.errors.length < maxErrors)
      sheet.errors.push({ row, column: column.heading, code, message: sentences[code], ...(value ? { value } : {}) })
  }
  for await (const { index, values } of lines) {
    const number = index + 1
    if (number % rowsPerNote === 0) onRead(number)
    if (values.every((value) => value === null || value === "")) continue
    // A text shared by many cells is small in the file and full length in every row.
    for (const value of values) if (typeof value === "string") characters += value.length
    if (characters > dashboardLimits.sheetCharacters) return refuseAll(number, "too_much_text")
    if (plan === null) {
      if (values.length > dashboardLimits.sheetColumns) return refuseAll(number, "too_many_columns")
      const headings = values.map((value) => (value === null ? "" : String(value)))
      const shape = sheetShape(headings, findGroup !== undefined)
      const known = Object.keys(chosen).length === 0 ? remembered[shape] : undefined
      Object.assign(sheet, { shape, isRemembered: known !== undefined })
      plan = planColumns(headings, known ?? chosen, findGroup !== undefined)
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
    if (sheet.valid >= dashboardLimits.sheetRows) return refuseAll(number, "too_many_rows")
    const fields: ReadRow["fields"] = {}
    bad = []
    for (const column of plan.columns) {
      const cell = values[column.index]
      if (!formats && typeof cell === "number" && column.field !== "quantity" && column.field !== "group") return null
      const read = readCell(cell, column, (value) => formats?.(index, column.index, value) ?? null)
      if ("value" in read) fields[column.field] = read.value
      else refuse(number, column, read.problem, read.shown)
    }
    if (fields.partnumber === "" && Object.entries(fields).every(([field, value]) => field === "group" || value === ""))
      continue
    let group = 0
    if (findGroup && fields.group !== undefined) {
      const found = findGroup(fields.group)
      if ("id" in found) group = found.id
      else refuse(number, plannedColumn(plan, "group"), found.problem, found.shown)
    }
    const numbers = plannedColumn(plan, "partnumber")
    const key = `${group} ${fields.partnumber ?? ""}`
    // The same number in two rows without a known group may belong to two groups.
    const before = findGroup && group === 0 ? undefined : seen.get(key)
    if (fields.partnumber === "") refuse(number, numbers, "required")
    else if (fields.partnumber !== undefined && before !== undefined)
      refuse(number, numbers, "duplicate_in_sheet", `${fields.partnumber} (${before})`)
    else if (fields.partnumber !== undefined) seen.set(key, number)
    if (bad.length === 0) {
      sheet.valid++
      const passed = onRow({ row: number, fields, group })
      if (passed) await passed
    } else if (wantsRefused && sheet.refused.length < maxErrors && characters < maxCharactersRefused)
      sheet.refused.push(refusedRow(number, values, bad, plan.columns, fields))
  }
  if (plan === null || (sheet.valid === 0 && sheet.errors.length === 0)) sheet.errors.push(error(1, "", "empty_sheet"))
  return sheet
}

const nothing = { valid: 0, errors: [], columns: [], refused: [], shape: "", isRemembered: false }

function plannedColumn({ columns }: ColumnPlan, wanted: "group" | "partnumber"): PlannedColumn {
  const column = columns.find(({ field }) => field === wanted)
  if (!column) throw new Error(`A plan without a problem has a column of the ${wanted}`)
  return column
}

const describeColumns = (headings: readonly string[], plan: ColumnPlan): SheetColumn[] =>
  headings.flatMap((heading, index) => {
    if (isReasonHeading(heading)) return []
    const field = plan.columns.find((column) => column.index === index)?.field ?? null
    return [{ number: index + 1, heading: heading.trim().slice(0, limits.partDescription), field, samples: [] }]
  })

/** Collects sample values per column for the mapping step. */
function addSamples(columns: readonly SheetColumn[], values: readonly unknown[]): void {
  for (const { number, samples } of columns) {
    const value = values[number - 1]
    if (samples.length === samplesPerColumn || value === null || value === undefined || value === "") continue
    const shown = shownValue(value).slice(0, 60)
    // A column such as the group's repeats a value in many rows.
    if (!samples.includes(shown)) samples.push(shown)
  }
}

const shownValue = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === "string" ? value : JSON.stringify(value)

async function readFormats(workbook: Uint8Array): Promise<Formats> {
  // Loaded lazily: half of the child's start-up time, and few sheets need it.
  const { formatValue } = await import("hucre")
  const { sheets } = await readXlsx(workbook, { sheets: [0], readStyles: true, maxRows: maxLines })
  const cells = sheets[0]?.cells
  return (row, column, value) => {
    const format = cells?.get(`${row},${column}`)?.style?.numFmt
    return format && format !== "General" ? formatValue(value, format) : null
  }
}
