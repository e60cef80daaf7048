import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { limits } from "#contract/limits.ts"
import { type CellValue, type SheetLine, isBlank, showCell } from "../workbook/cell-value.ts"
import { type ChosenColumns, planColumns, sheetShape } from "./columns.ts"

/** Rows among which headings are looked for. */
export const linesForHeadings = 30

/** Headings of a sheet, and the indexes of the first and the last of their one or two rows. */
export interface FoundHeadings {
  firstIndex: number
  lastIndex: number
  headings: string[]
  /** Whether their words say which column holds the part number. */
  isSure: boolean
}

/** How headings are told from other rows. */
export interface HeadingSearch {
  columns: ChosenColumns
  remembered: Readonly<Record<string, ChosenColumns>>
  isGrouped: boolean
  /** Row that holds the headings, from 1, where a person has said so. */
  headingRow?: number | undefined
  /** Whether that row, or the first, is a part already. */
  isHeadless?: boolean | undefined
}

/**
 * Finds the headings among the first rows: those of a remembered sheet or with the most known words, also over two rows;
 * else the first row that fills half as many cells as the fullest. Null without rows.
 */
export function findHeadings(lines: readonly SheetLine[], search: HeadingSearch): FoundHeadings | null {
  const { headingRow, isHeadless } = search
  const from = headingRow === undefined ? 0 : lines.findIndex(({ index }) => index + 1 >= headingRow)
  if (from < 0) return null
  const rated = lines.slice(from, headingRow === undefined ? undefined : from + 1).flatMap((line, index) => {
    const below = lines[from + index + 1]
    const rows = { firstIndex: line.index, lastIndex: line.index }
    const single = rate({ ...rows, headings: headingsOf(line.values) }, search)
    const double =
      below && rate({ ...rows, lastIndex: below.index, headings: joined(line.values, below.values) }, search)
    const areTwo = double && double.score > single.score && double.score > rateRow(below, search)
    return areTwo ? [double] : [single]
  })
  const fullest = Math.max(...lines.map(({ values }) => values.findLastIndex((value) => !isBlank(value)) + 1))
  const width = Math.min(fullest, dashboardLimits.sheetColumns)
  const chosen = headingRow === undefined && !isHeadless ? likeliest(lines, rated) : rated[0]
  if (!chosen) return null
  if (isHeadless) {
    const above = chosen.firstIndex - 1
    return { firstIndex: above, lastIndex: above, headings: Array.from({ length: width }, () => ""), isSure: true }
  }
  // A column may have values and no heading.
  const headings = [
    ...chosen.headings,
    ...Array.from({ length: Math.max(0, width - chosen.headings.length) }, () => ""),
  ]
  return { ...chosen, headings }
}

function likeliest(lines: readonly SheetLine[], rated: readonly RatedHeadings[]): RatedHeadings | undefined {
  const [best] = rated.filter(({ isSure, score }) => isSure || score > 1).toSorted((a, b) => b.score - a.score)
  if (best) return best
  const widths = lines.map(({ values }) => values.filter((value) => !isBlank(value)).length)
  const half = Math.max(...widths) / 2
  return rated[widths.findIndex((width) => width >= half)]
}

/** Headings, and how much says that they are ones. */
interface RatedHeadings extends FoundHeadings {
  score: number
}

const rateRow = ({ values }: SheetLine, search: HeadingSearch): number =>
  rate({ firstIndex: 0, lastIndex: 0, headings: headingsOf(values) }, search).score

function rate(rows: Omit<FoundHeadings, "isSure">, { columns, remembered, isGrouped }: HeadingSearch): RatedHeadings {
  const { headings } = rows
  const chosen = headings.filter((heading) => heading !== "" && Object.hasOwn(columns, heading)).length
  const isRemembered = Object.hasOwn(remembered, sheetShape(headings, isGrouped))
  const plan = planColumns(headings, {}, isGrouped)
  const isSure = isRemembered || plan.columns.some(({ field }) => field === "partnumber")
  // A name that was chosen, and a sheet that was imported before, say more than words.
  const score = plan.columns.length + (isSure ? 0.5 : 0) + chosen * 100 + (isRemembered ? 1_000 : 0)
  return { ...rows, isSure: isSure || chosen > 0, score }
}

const headingsOf = (values: readonly CellValue[]): string[] => {
  const headings = values.map((value) => showCell(value).slice(0, limits.partDescription))
  while (headings.at(-1)?.trim() === "") headings.pop()
  return headings
}

/** Joins two rows of headings, the upper of which may stand over several of the lower. */
function joined(upper: readonly CellValue[], lower: readonly CellValue[]): string[] {
  const [above, below] = [headingsOf(upper), headingsOf(lower)]
  let last = ""
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [head = "", sub = ""] = [above[index], below[index]]
    last = head === "" && sub !== "" ? last : head
    return last === sub ? last : [last, sub].filter(Boolean).join(" ")
  })
}
