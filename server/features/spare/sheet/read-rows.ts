import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { limits } from "#contract/limits.ts"
import { type DecimalSign, decimalSignOf } from "#contract/number-reader/parse-quantity.ts"
import type { SetAsideReason, SheetColumn } from "#contract/sheet.ts"
import { type CellValue, type SheetLine, isBlank, showCell } from "../workbook/cell-value.ts"
import { type BadCell, type CheckedRow, createRowCheck, isEmptyPart } from "./check-row.ts"
import { type ColumnPlan, isKnownHeading, isReasonHeading, planColumns, sheetShape, plain } from "./columns.ts"
import { GroupNames, createGroupFinder } from "./find-group.ts"
import { refusedRow } from "./refused-row.ts"
import { type HeadedSheet, SheetTooLarge, charactersOf, rowsBelow } from "./rows-below.ts"
import { error, noRows, sentences } from "./sheet-error.ts"
import type { ReadRows, RowsReading } from "./sheet-reading.ts"

const total =
  /^(?:(?:zwischen|gesamt|end|teil)?summen?|gesamt|(?:grand |sub ?)?totals?|sum|übertrag|итого|всего|промежуточный итог|общий итог)(?: (?:\p{L}+|[\d .,]+)){0,3}$/u
const page = /^(?:seite|blatt|page|sheet|стр|страница|лист)(?: \d+)(?: ?(?:von|of|из|\/)? ?\d+)?$/u
const rule = /^[\s\-_=–—─═*.|+]+$/u

/** Number column of what cannot be ordered, in an illustrated parts list: "NP", dashes, nothing. */
const noPart = /^(?:n\/?p|no number|-+)?$/iu

/**
 * Returns why a row of a sheet is no part: a total, the foot of a page, a line, headings repeated on a page, or the name
 * of a section, alone in its row; null for a part. `number` is the cell of the part number. A row of an illustrated parts
 * list without one is no part either.
 */
function reasonToSetAside(
  values: readonly CellValue[],
  number: CellValue | undefined,
  headings: readonly string[],
  isIllustrated = false,
): SetAsideReason | null {
  const filled = values.filter((value) => !isBlank(value))
  const first = showCell(isBlank(number) ? filled[0] : number)
  // Most rows are parts, which are told by a glance.
  if (first.length > 60) return isIllustrated && isBlank(number) ? "no_part" : null
  if (filled.length > 1 && showCell(filled[0]) === headings.find(Boolean) && isRepeated(values, headings))
    return "headings"
  const words = plain(first)
  if (total.test(words) && (isBlank(number) || !/\d/u.test(words))) return "total"
  if (page.test(words)) return "page"
  if (filled.every((value) => rule.test(showCell(value)))) return "line"
  return isIllustrated && noPart.test(showCell(number).trim()) ? "no_part" : null
}

const isRepeated = (values: readonly CellValue[], headings: readonly string[]): boolean =>
  headings.every((heading, index) => plain(showCell(values[index])) === plain(heading))

const maxErrors = 10_000
const maxSetAside = 1_000
// The workbook of rejected rows is written in memory; a larger sheet has one fault in all its rows.
const maxCharactersRefused = 10_000_000
const samplesPerColumn = 3
const rowsForSamples = 60
const charactersShown = 60

/** Reads the rows below the headings and lists every bad one. */
export async function readRows(headed: HeadedSheet, reading: RowsReading): Promise<ReadRows> {
  const { headings } = headed.headings
  const isGrouped = reading.groups !== undefined
  const shape = sheetShape(headings, isGrouped)
  const remembered = Object.keys(reading.columns).length === 0 ? reading.remembered?.[shape] : undefined
  const plan = planColumns(headings, remembered ?? reading.columns, isGrouped, headed.hiddenColumns)
  const heading_row = headed.headings.firstIndex + 1
  const sheet: ReadRows = {
    ...noRows,
    errors: plan.problem ? [error(heading_row, plan.problem.heading, plan.problem.code)] : [],
    refused: [],
    set_aside: [],
    columns: describeColumns(headings, plan),
    shape,
    isRemembered: remembered !== undefined,
    heading_row,
  }
  try {
    await readInto(sheet, plan, headed, reading)
  } catch (cause) {
    if (!(cause instanceof SheetTooLarge)) throw cause
    return { ...noRows, columns: sheet.columns, heading_row, errors: [error(cause.row, "", cause.code)] }
  }
  if (sheet.valid === 0 && sheet.errors.length === 0) sheet.errors.push(error(1, "", "empty_sheet"))
  return sheet
}

async function readInto(sheet: ReadRows, plan: ColumnPlan, headed: HeadedSheet, reading: RowsReading): Promise<void> {
  const { headings } = headed.headings
  const numberIndex = plan.columns.find(({ field }) => field === "partnumber")?.index ?? -1
  const lastSampleRow = sheet.heading_row + rowsForSamples - 1
  // Without a complete plan the first rows are only read for their samples.
  const findGroup = reading.groups && createGroupFinder(reading.groups, reading.groupChoice)
  const style = { isText: headed.isText, decimalSign: signBeside(headed.first, plan) }
  const checkRow = plan.problem ? null : createRowCheck(plan, findGroup, style)
  const names = new GroupNames()
  const refuse = createRefusal(sheet, plan, reading.wantsRefused === true)
  for await (const { row, values, isHidden } of rowsBelow(headed, reading.onRead)) {
    if (isHidden) sheet.hidden_rows++
    if (isHidden && reading.skipsHidden) continue
    const reason = reasonToSetAside(values, values[numberIndex], headings, plan.isIllustrated)
    if (reason) {
      setAside(sheet, row, values, reason)
      continue
    }
    if (row <= lastSampleRow || sheet.columns.some(({ samples }) => samples.length === 0))
      addSamples(sheet.columns, values)
    if (!checkRow) {
      if (row > lastSampleRow) return
      continue
    }
    if (sheet.valid >= dashboardLimits.sheetRows) throw new SheetTooLarge(row, "too_many_rows")
    const { group, bad, ...checked } = checkRow(row, values)
    const { fields } = checked
    const isEmpty = isEmptyPart(fields)
    if (findGroup && !isEmpty && fields.group !== undefined) names.add(fields.group, fields.partnumber, group)
    if (group === null) continue
    if (bad.length > 0) refuse(row, values, fields, bad)
    else if (isEmpty) setAside(sheet, row, values, "section")
    else {
      sheet.valid++
      await reading.onRow({ row, group, ...checked })
    }
  }
  sheet.groupNames = names.list()
}

/** Returns the decimal sign that the first rows show beside their quantities, such as by prices; empty for none. */
function signBeside(first: readonly SheetLine[], { columns }: ColumnPlan): DecimalSign {
  const quantity = columns.find(({ field }) => field === "quantity")?.index
  const beside = (value: CellValue, at: number) => (typeof value === "string" && at !== quantity ? value : "")
  const texts = first.map(({ values }) => values.map(beside).join("\t"))
  return decimalSignOf(texts.join("\n"))
}

function setAside({ set_aside }: ReadRows, row: number, values: readonly CellValue[], reason: SetAsideReason): void {
  const value = showCell(values.find((cell) => !isBlank(cell))).slice(0, charactersShown)
  if (set_aside.length < maxSetAside) set_aside.push({ row, value, reason })
}

/** Returns a function that lists the faults of a row, and the row itself where the rejected ones are wanted. */
function createRefusal({ errors, refused }: ReadRows, { columns }: ColumnPlan, wantsRefused: boolean) {
  let characters = 0
  return (row: number, values: readonly CellValue[], fields: CheckedRow["fields"], bad: readonly BadCell[]): void => {
    for (const { column, code, shown } of bad.slice(0, maxErrors - errors.length)) {
      const value = shown === "" ? {} : { value: shown }
      const number = fields.partnumber ? { number: fields.partnumber } : {}
      errors.push({ row, column: column.heading, code, message: sentences[code], ...value, ...number })
    }
    if (!wantsRefused || isEmptyPart(fields)) return
    if (refused.length >= maxErrors || characters >= maxCharactersRefused) return
    characters += charactersOf(values)
    refused.push(refusedRow(row, values, bad, columns, fields))
  }
}

const describeColumns = (headings: readonly string[], plan: ColumnPlan): SheetColumn[] =>
  headings.flatMap((heading, index) => {
    if (isReasonHeading(heading)) return []
    const field = plan.columns.find((column) => column.index === index)?.field ?? null
    const known = field !== null || isKnownHeading(heading)
    return [{ number: index + 1, heading: heading.trim().slice(0, limits.partDescription), field, samples: [], known }]
  })

/** Collects sample values per column for the mapping step. */
function addSamples(columns: readonly SheetColumn[], values: readonly CellValue[]): void {
  for (const { number, samples } of columns) {
    const value = values[number - 1]
    if (samples.length === samplesPerColumn || isBlank(value)) continue
    const shown = showCell(value).slice(0, charactersShown)
    // A column such as the group's repeats a value in many rows.
    if (!samples.includes(shown)) samples.push(shown)
  }
}
