import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { type HtmlTable, type RichCell, cellText, replaceTables, writeTable } from "#contract/rich-table.ts"
import { readTsv } from "./tsv.ts"

const isHidden = (attributes: string): boolean => /display:\s*none|visibility:\s*collapse/iu.test(attributes)

function numberOf(attributes: string, name: string, most: number): number {
  const match = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, "iu").exec(attributes)
  return Math.min(Math.max(1, Number(match?.[1] ?? 1)), most)
}

type Slot = RichCell & { isHidden: boolean }
const empty: Slot = { isHead: false, html: "", isHidden: false }

/** Assigns column and row to each cell; continuations of merged cells become empty ones. */
function spread({ rows }: HtmlTable): Slot[][] {
  const grid: Slot[][] = rows.map(() => [])
  rows.forEach(({ cells }, at) => {
    let column = 0
    for (const { attributes, isHead, html } of cells) {
      while (grid[at]?.[column]) column++
      const width = numberOf(attributes, "colspan", dashboardLimits.tableColumns + 1)
      const height = numberOf(attributes, "rowspan", rows.length - at)
      for (let down = 0; down < height; down++)
        for (let right = 0; right < width; right++) {
          const row = grid[at + down]
          if (row) row[column + right] ??= { ...empty, isHead, isHidden: isHidden(attributes) }
        }
      const slot = grid[at]?.[column]
      if (slot) slot.html = cellText(html)
      column += width
    }
  })
  return grid.map((row) => Array.from(row, (slot) => slot ?? empty))
}

/** Omits rows and columns hidden in the spreadsheet, and empty ones at the end. */
function visibleCells(table: HtmlTable): RichCell[][] {
  const hiddenColumns = table.columns.flatMap((column) =>
    Array.from({ length: numberOf(column, "span", dashboardLimits.sheetColumns) }, () => isHidden(column)),
  )
  const shown = spread(table)
    .filter((_, at) => !isHidden(table.rows[at]?.attributes ?? ""))
    .map((row) => row.filter((slot, column) => !slot.isHidden && !hiddenColumns[column]))
  const lastRow = shown.findLastIndex((row) => row.some((slot) => slot.html !== ""))
  const width = Math.max(0, ...shown.map((row) => row.findLastIndex((slot) => slot.html !== "") + 1))
  return shown.slice(0, lastRow + 1).map((row) => row.slice(0, width))
}

const isNumber = (html: string): boolean => /^[\s\d.,+–−%€$-]+$/u.test(html.replaceAll(/<[^>]*>/gu, ""))

/**
 * Marks the first row as head if each of its cells is words without a number, because spreadsheets have no head rows.
 */
function withHead(rows: readonly RichCell[][]): RichCell[][] {
  const [first = [], ...rest] = rows
  const isHead = rest.length > 0 && first.every(({ html }) => html !== "" && !isNumber(html))
  return isHead ? [first.map((cell) => ({ ...cell, isHead })), ...rest] : [...rows]
}

/**
 * Returns pasted HTML with tables in the editor's form: each cell in its column, without merged, hidden and nested
 * ones. A single cell becomes text; a table that contains others is mere layout.
 */
export function tableHtml(pasted: string): string {
  // The editor's own HTML needs no conversion.
  if (!/<table\b/iu.test(pasted) || /\sdata-pm-slice=/u.test(pasted)) return pasted
  return replaceTables(pasted.replaceAll(/<!--[\s\S]*?-->/gu, ""), (table) => {
    const all = table.rows.flatMap((row) => row.cells)
    if (all.length === 1 || all.some(({ html }) => /<table\b/iu.test(html)))
      return all.map(({ html }) => `<div>${tableHtml(html)}</div>`).join("")
    const rows = visibleCells(table)
    const [[only] = []] = rows
    if (rows.length === 1 && rows[0]?.length === 1 && only) return `<p>${only.html}</p>`
    const caption = table.loose.trim()
    return `${caption && `<p>${caption}</p>`}${writeTable(withHead(rows))}`
  })
}

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
/** Returns text as HTML. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>]/gu, (character) => escaped[character] ?? "")

/** Returns tab-separated text as a table, from 2 × 2 cells on with rows of equal length; null for other text. */
export function tableOfText(text: string): string | null {
  const rows = readTsv(text.replace(/(?:\r?\n)+$/u, ""))
  const width = rows[0]?.length ?? 0
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width)) return null
  const cells = rows.map((row) =>
    row.map((cell) => ({ isHead: false, html: escapeText(cell.trim()).replaceAll(/\r?\n/gu, "<br />") })),
  )
  return writeTable(withHead(cells))
}
