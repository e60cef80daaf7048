import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { limits } from "#contract/limits.ts"
import type {
  RowProblem,
  SetAsideReason,
  SheetColumn,
  SheetError,
  SheetProblem,
  SheetReadingInfo,
} from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import { type CellValue, type SheetLine, bareFormula, isBlank, showCell } from "../workbook/cell-value.ts"
import { type ChosenColumns, type ColumnPlan, type PlannedColumn, isReasonHeading, planColumns } from "./columns.ts"
import { type SheetGroup, createGroupFinder } from "./find-group.ts"
import type { FoundHeadings } from "./find-headings.ts"
import { type CellRead, readCell } from "./read-cell.ts"
import { type RefusedRow, refusedRow } from "./refused-row.ts"
import { reasonToSetAside } from "./set-aside.ts"
import { sheetShape } from "./sheet-shape.ts"
import { error, noRows, sentences } from "./sheet-error.ts"

/** One row of a sheet: `row` as in the sheet, from 1; a field is absent without such a column, "" when blank. */
export interface ReadRow {
  row: number
  fields: Partial<Record<ColumnField, string>>
  /** Group id of the row; 0 when all rows are for one group. */
  group: number
}

export interface ReadRows extends Pick<SheetReadingInfo, "heading_row" | "set_aside" | "hidden_rows"> {
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

/** Options for reading the rows of a sheet. */
export interface RowsReading {
  columns: ChosenColumns
  /** Stored column mappings by sheet shape; used when none is chosen. */
  remembered?: Readonly<Record<string, ChosenColumns>> | undefined
  /** Groups that rows may name, for a sheet with a group column. */
  groups?: readonly SheetGroup[] | undefined
  /** Whether hidden rows are left out. */
  skipsHidden?: boolean | undefined
  /** Whether rejected rows are returned. */
  wantsRefused?: boolean
  onRead?: (rows: number) => void
  /** Is passed each valid row while the sheet is read; reading waits for its promise. */
  onRow: (row: ReadRow) => Promise<void> | void
}

/** Maximum lines read of a sheet, from its headings. */
export const maxLines = dashboardLimits.sheetRows + 2
const maxErrors = 10_000
const maxSetAside = 1_000
// The workbook of rejected rows is written in memory; a larger sheet has one fault in all its rows.
const maxCharactersRefused = 10_000_000
const rowsPerNote = 1_000
const samplesPerColumn = 3
const rowsForSamples = 60

/** A worksheet whose headings are found: its rows from the first, and what they do not say themselves. */
export interface HeadedSheet {
  lines: AsyncIterable<SheetLine> | Iterable<SheetLine>
  headings: FoundHeadings
  hiddenColumns: ReadonlySet<number>
  isText: boolean
}

/** Reads the rows below the headings and lists every bad one. */
export async function readRows(
  { lines, headings: found, hiddenColumns, isText }: HeadedSheet,
  { columns: chosen, remembered = {}, groups, skipsHidden, wantsRefused, onRow, onRead }: RowsReading,
): Promise<ReadRows> {
  const findGroup = groups && createGroupFinder(groups)
  const { headings } = found
  const shape = sheetShape(headings, findGroup !== undefined)
  const known = Object.keys(chosen).length === 0 ? remembered[shape] : undefined
  const plan = planColumns(headings, known ?? chosen, findGroup !== undefined, hiddenColumns)
  const columns = describeColumns(headings, plan)
  const sheet: ReadRows = {
    ...noRows,
    errors: [],
    refused: [],
    set_aside: [],
    columns,
    shape,
    isRemembered: known !== undefined,
  }
  const seen = new Map<string, number>()
  let bad: RefusedRow["bad"] = []
  let [linesRead, characters, charactersRefused] = [0, 0, 0]
  const refuseAll = (row: number, code: SheetProblem): ReadRows => ({
    ...noRows,
    columns,
    heading_row: sheet.heading_row,
    errors: [error(row, "", code)],
  })
  const refuse = (row: number, column: PlannedColumn, code: RowProblem, value?: string) => {
    bad.push({ column: column.index, code, shown: value ?? "" })
    if (sheet.errors.length < maxErrors)
      sheet.errors.push({ row, column: column.heading, code, message: sentences[code], ...(value ? { value } : {}) })
  }
  const setAside = (row: number, values: readonly CellValue[], reason: SetAsideReason) => {
    const value = showCell(values.find((cell) => !isBlank(cell))).slice(0, 60)
    if (sheet.set_aside.length < maxSetAside) sheet.set_aside.push({ row, value, reason })
  }
  for await (const { index, values, isHidden } of lines) {
    const number = index + 1
    if (number % rowsPerNote === 0) onRead?.(number)
    if (index >= found.firstIndex && ++linesRead > maxLines) return refuseAll(number, "too_many_rows")
    if (values.every(isBlank)) continue
    // A text shared by many cells is small in the file and full length in every row.
    for (const value of values) if (typeof value === "string") characters += value.length
    if (characters > dashboardLimits.sheetCharacters) return refuseAll(number, "too_much_text")
    if (index < found.firstIndex) continue
    if (index === found.firstIndex) {
      sheet.heading_row = number
      if (headings.length > dashboardLimits.sheetColumns) return refuseAll(number, "too_many_columns")
      if (plan.problem) sheet.errors.push(error(number, plan.problem.heading, plan.problem.code))
      continue
    }
    if (index <= found.lastIndex) continue
    if (isHidden) sheet.hidden_rows++
    if (isHidden && skipsHidden) continue
    const aside = reasonToSetAside(
      values,
      values[plan.columns.find(({ field }) => field === "partnumber")?.index ?? -1],
      headings,
    )
    if (aside) {
      setAside(number, values, aside)
      continue
    }
    if (number <= found.firstIndex + rowsForSamples || columns.some(({ samples }) => samples.length === 0))
      addSamples(columns, values)
    if (plan.problem) {
      if (number > found.firstIndex + rowsForSamples) return sheet
      continue
    }
    if (sheet.valid >= dashboardLimits.sheetRows) return refuseAll(number, "too_many_rows")
    const fields: ReadRow["fields"] = {}
    bad = []
    for (const column of plan.columns) {
      const cell = values[column.index]
      const read: CellRead =
        cell === bareFormula ? { problem: "formula_without_value", shown: "" } : readCell(cell, column, isText)
      if ("value" in read) fields[column.field] = read.value
      else refuse(number, column, read.problem, read.shown)
    }
    if (
      fields.partnumber === "" &&
      Object.entries(fields).every(([field, value]) => field === "group" || value === "")
    ) {
      if (bad.length === 0) setAside(number, values, "section")
      continue
    }
    let group = 0
    if (findGroup && fields.group !== undefined) {
      const found = findGroup(fields.group)
      if ("id" in found) group = found.id
      else refuse(number, plannedColumn(plan, "group"), found.problem, found.shown)
    }
    const numbers = plannedColumn(plan, "partnumber")
    const key = `${group} ${samePartKey(fields.partnumber ?? "")}`
    // The same number in two rows without a known group may belong to two groups.
    const before = findGroup && group === 0 ? undefined : seen.get(key)
    if (fields.partnumber === "") refuse(number, numbers, "required")
    else if (fields.partnumber !== undefined && before !== undefined)
      refuse(number, numbers, "duplicate_in_sheet", `${fields.partnumber} (${before})`)
    else if (fields.partnumber !== undefined) seen.set(key, number)
    if (bad.length === 0) {
      sheet.valid++
      await onRow({ row: number, fields, group })
    } else if (wantsRefused && sheet.refused.length < maxErrors && charactersRefused < maxCharactersRefused) {
      for (const value of values) charactersRefused += typeof value === "string" ? value.length : 0
      sheet.refused.push(refusedRow(number, values, bad, plan.columns, fields))
    }
  }
  if (sheet.valid === 0 && sheet.errors.length === 0) sheet.errors.push(error(1, "", "empty_sheet"))
  return sheet
}

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
function addSamples(columns: readonly SheetColumn[], values: readonly CellValue[]): void {
  for (const { number, samples } of columns) {
    const value = values[number - 1]
    if (samples.length === samplesPerColumn || isBlank(value)) continue
    const shown = showCell(value).slice(0, 60)
    // A column such as the group's repeats a value in many rows.
    if (!samples.includes(shown)) samples.push(shown)
  }
}
