import { readXlsx, streamXlsxRows } from "hucre/xlsx"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { limits } from "#contract/limits.ts"
import type { RowProblem, SheetColumn, SheetError, SheetProblem } from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { type ChosenColumns, type ColumnPlan, type PlannedColumn, isReasonHeading, planColumns } from "./columns.ts"
import { type SheetGroup, createGroupFinder } from "./find-group.ts"
import { type CellRead, readCell } from "./read-cell.ts"
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
  /** Whether the workbook has formulas without a stored value. */
  hasBareFormulas?: boolean
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

/** What cells do not say by their value; rows and columns from 0. */
interface CellFacts {
  /** Returns a number or a date as its cell shows it; null when it has no number format of its own. */
  format: (row: number, column: number, value: unknown) => string | null
  /** Cells with a formula without a stored value, as "row,column". */
  bareFormulas: ReadonlySet<string>
  isCsv: boolean
}

const noFacts: CellFacts = { format: () => null, bareFormulas: new Set(), isCsv: false }

/**
 * Reads the first sheet of a workbook and lists every bad row. Number formats are only parsed when a number or a date is
 * where text belongs.
 */
export async function readSheet(workbook: Uint8Array, reading: SheetReading): Promise<ReadSheet> {
  const lines = () => streamXlsxRows(workbook, { maxRows: maxLines + 1 })
  const bareFormulas = reading.hasBareFormulas ? await findBareFormulas(workbook) : noFacts.bareFormulas
  const unformatted = new Set<number>()
  const sheet = await readWith(lines(), reading, { ...noFacts, bareFormulas }, unformatted)
  if (unformatted.size === 0) return sheet
  await reading.onRestart()
  return readWith(lines(), reading, { ...noFacts, bareFormulas, format: await readFormats(workbook, unformatted) })
}

/** Reads a CSV file like `readSheet` reads a workbook; all cells are text. */
export async function readCsvSheet(bytes: Uint8Array, reading: SheetReading): Promise<ReadSheet> {
  try {
    return await readWith(readCsv(bytes, maxLines + 1), reading, { ...noFacts, isCsv: true })
  } catch (cause) {
    if (!(cause instanceof UnclosedQuoteError)) throw cause
    return { ...nothing, errors: [error(cause.index + 1, "", "unclosed_quote")] }
  }
}

/**
 * Notes in `unformatted` the columns whose numbers or dates have to be formatted, and from then on passes no more rows
 * on.
 */
async function readWith(
  lines: AsyncIterable<SheetLine> | Iterable<SheetLine>,
  { columns: chosen, remembered = {}, groups, wantsRefused, onRow, onRead = () => undefined }: SheetReading,
  { format, bareFormulas, isCsv }: CellFacts,
  unformatted?: Set<number>,
): Promise<ReadSheet> {
  const findGroup = groups && createGroupFinder(groups)
  let plan: ColumnPlan | null = null
  const sheet: ReadSheet = { ...nothing, errors: [], refused: [] }
  const seen = new Map<string, number>()
  let bad: RefusedRow["bad"] = []
  let [linesRead, characters, charactersRefused] = [0, 0, 0]
  const refuseAll = (row: number, code: SheetProblem) => {
    return { ...nothing, errors: [error(row, "", code)], columns: sheet.columns }
  }
  const refuse = (row: number, column: PlannedColumn, code: RowProblem, value?: string) => {
    bad.push({ column: column.index, code, shown: value ?? "" })
    if (sheet.errors.length < maxErrors)
      sheet.errors.push({ row, column: column.heading, code, message: sentences[code], ...(value ? { value } : {}) })
  }
  for await (const { index, values } of lines) {
    const number = index + 1
    if (number % rowsPerNote === 0) onRead(number)
    if (++linesRead > maxLines) return refuseAll(number, "too_many_rows")
    const isBare = (column: number) => bareFormulas.size > 0 && bareFormulas.has(`${index},${column}`)
    if (values.every((value, column) => isBlank(value) && !isBare(column))) continue
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
      if (unformatted && needsFormat(cell, column)) unformatted.add(column.index)
      const read: CellRead = isBare(column.index)
        ? { problem: "formula_without_value", shown: "" }
        : readCell(cell, column, { format: (value) => format(index, column.index, value), isCsv })
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
      const passed = unformatted?.size ? undefined : onRow({ row: number, fields, group })
      if (passed) await passed
    } else if (wantsRefused && sheet.refused.length < maxErrors && charactersRefused < maxCharactersRefused) {
      for (const value of values) charactersRefused += typeof value === "string" ? value.length : 0
      sheet.refused.push(refusedRow(number, values, bad, plan.columns, fields))
    }
  }
  if (plan === null || (sheet.valid === 0 && sheet.errors.length === 0)) sheet.errors.push(error(1, "", "empty_sheet"))
  return sheet
}

const nothing = { valid: 0, errors: [], columns: [], refused: [], shape: "", isRemembered: false }

/** Returns whether a cell shows something else than its value: a number in a column of texts, a date in a description. */
const needsFormat = (cell: unknown, { field }: PlannedColumn): boolean =>
  field !== "quantity" &&
  field !== "group" &&
  (typeof cell === "number" || (cell instanceof Date && field.startsWith("description")))

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

/** Reads the number formats of some columns, one after the other: all cells with their styles take too much memory. */
async function readFormats(workbook: Uint8Array, columns: ReadonlySet<number>): Promise<CellFacts["format"]> {
  // Loaded lazily: half of the child's start-up time, and few sheets need it.
  const { colToLetter, formatValue } = await import("hucre")
  const formats = new Map<string, string>()
  for (const column of columns) {
    const letter = colToLetter(column)
    const range = `${letter}1:${letter}${maxLines}`
    const { sheets } = await readXlsx(workbook, { sheets: [0], readStyles: true, range, maxRows: maxLines })
    for (const [place, { style }] of sheets[0]?.cells ?? [])
      if (style?.numFmt && style.numFmt !== "General") formats.set(place, style.numFmt)
  }
  return (row, column, value) => {
    const format = formats.get(`${row},${column}`)
    return format ? formatValue(value, format) : null
  }
}

/** Returns the cells whose formula has no stored value, as some programs write them. */
async function findBareFormulas(workbook: Uint8Array): Promise<ReadonlySet<string>> {
  const { sheets } = await readXlsx(workbook, { sheets: [0], maxRows: maxLines })
  const cells = [...(sheets[0]?.cells ?? [])]
  return new Set(
    cells.flatMap(([place, { formula, value }]) =>
      formula !== undefined && (value === null || value === undefined) ? [place] : [],
    ),
  )
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ""
