import { dashboardLimits } from "./dashboard-limits.ts"

interface HtmlCell {
  attributes: string
  isHead: boolean
  html: string
}

export interface HtmlRow {
  attributes: string
  cells: HtmlCell[]
}

/** A table in an HTML text. */
export interface HtmlTable {
  rows: HtmlRow[]
  /** Attributes of each `<col>`. */
  columns: string[]
  /** Text outside of cells, such as a caption. */
  loose: string
  /** Elements around the table, outermost first. */
  around: readonly string[]
}

/** A cell of a stored rich text: words with inline marks. */
export type RichCell = Pick<HtmlCell, "isHead" | "html">

const token = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</giu
const isTablePart = (name: string): boolean => /^(?:thead|tbody|tfoot|tr|td|th|col|colgroup|caption)$/u.test(name)
const isCell = (name: string): boolean => name === "td" || name === "th"
const isBlock = (name: string): boolean =>
  isTablePart(name) || /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|blockquote|pre|section|article)$/u.test(name)

/**
 * Replaces each outermost table of an HTML text by the result of `write`. Rows and cells outside a table become text.
 * Cells may lack end tags, as in old HTML.
 */
export function replaceTables(html: string, write: (table: HtmlTable) => string): string {
  if (!/<\/?(?:table|t[dhr]|thead|tbody)\b/iu.test(html)) return html
  let out = ""
  let table: HtmlTable | null = null
  let nested = 0
  let isInHead = false
  let cell: HtmlCell | null = null
  const around: string[] = []
  for (const [text, slash = "", tag = "", attributes = ""] of html.matchAll(token)) {
    const name = tag.toLowerCase()
    const isClosing = slash !== ""
    if (!table) {
      if (name === "table") {
        if (!isClosing) table = { rows: [], columns: [], loose: "", around: [...around] }
      } else if (isTablePart(name)) out += isCell(name) ? " " : ""
      else {
        out += text
        if (isClosing && around.includes(name)) around.length = around.lastIndexOf(name)
        else if (!isClosing && name !== "" && name !== "br") around.push(name)
      }
    } else if (nested > 0 || (name === "table" && !isClosing)) {
      if (name === "table") nested += isClosing ? -1 : 1
      if (cell) cell.html += text
    } else if (name === "table") {
      out += write(table)
      table = null
      cell = null
      isInHead = false
    } else if (name === "thead") isInHead = !isClosing
    else if (name === "col") table.columns.push(attributes)
    else if (name === "tr") {
      cell = null
      if (!isClosing) table.rows.push({ attributes, cells: [] })
    } else if (isCell(name)) {
      cell = null
      if (isClosing) continue
      cell = { attributes, isHead: isInHead || name === "th", html: "" }
      if (table.rows.length === 0) table.rows.push({ attributes: "", cells: [] })
      table.rows.at(-1)?.cells.push(cell)
    } else if (cell) cell.html += text
    else if (name === "") table.loose += text
  }
  return table ? out + write(table) : out
}

/** Returns the content of a cell as one line of inline HTML; blocks and lists become lines. */
export function cellText(html: string): string {
  let out = ""
  let hasText = false
  let breaks = 0
  let isApart = false
  for (const [text, , tag = ""] of html.replaceAll("&nbsp;", "\u00A0").matchAll(token)) {
    const name = tag.toLowerCase()
    if (name === "br") breaks++
    else if (isBlock(name)) isApart = true
    else if (name !== "") out += text
    else if (text.trim() !== "") {
      if (hasText && (breaks > 0 || isApart)) out = out.trimEnd() + "<br />".repeat(Math.max(1, breaks))
      out += hasText && breaks === 0 && !isApart ? text : text.trimStart()
      hasText = true
      breaks = 0
      isApart = false
    } else if (hasText && breaks === 0 && !isApart) out += text
  }
  return out.trimEnd()
}

/** Writes a table in its stored form: rows of equal length, at most one head row, head cells with a scope. */
export function writeTable(rows: readonly (readonly RichCell[])[]): string {
  const filled = rows.filter((row) => row.length > 0)
  const width = Math.max(0, ...filled.map((row) => row.length))
  if (width === 0) return ""
  const written = filled.map((row, index) => {
    const isHeadRow = index === 0 && row.every((cell) => cell.isHead)
    const cells = Array.from({ length: width }, (_, column) => {
      const { isHead, html } = row[column] ?? { isHead: isHeadRow, html: "" }
      if (isHead && (isHeadRow || column === 0)) return `<th scope="${isHeadRow ? "col" : "row"}">${html}</th>`
      return `<td>${html}</td>`
    })
    return { isHeadRow, html: `<tr>${cells.join("")}</tr>` }
  })
  const group = (name: string, part: typeof written) =>
    part.length > 0 ? `<${name}>${part.map((row) => row.html).join("")}</${name}>` : ""
  const heads = written.filter((row) => row.isHeadRow)
  return `<table>${group("thead", heads)}${group("tbody", written.slice(heads.length))}</table>`
}

// Marks where a table was moved out of a paragraph; no stored text contains this character.
const seam = "\u0000"
const emptyAtSeam = new RegExp(`<p></p>(?=(?:</p>)*${seam})|(?<=${seam}(?:<p>)*)<p></p>`, "gu")

/** Removes halves of paragraphs split at a marker that are empty. */
function closeSeams(html: string): string {
  const closed = html.replaceAll(emptyAtSeam, "")
  return closed === html ? html.replaceAll(seam, "") : closeSeams(closed)
}

/**
 * Rewrites the tables of a rich text to their stored form. A table inside a paragraph is moved out of it; inside a
 * list, heading or mark it becomes lines of text.
 */
export function plainTables(html: string): string {
  const lifted = replaceTables(html, ({ rows, loose, around }) => {
    const cells = rows.map((row) => row.cells.map(({ isHead, html: inner }) => ({ isHead, html: cellText(inner) })))
    const before = loose.trim()
    if (around.some((name) => name !== "p")) {
      const lines = cells.map((row) =>
        row
          .map((cell) => cell.html)
          .join(" ")
          .trim(),
      )
      return [before, ...lines].filter(Boolean).join("<br />")
    }
    const [closed, opened] = ["</p>", "<p>"].map((tag) => tag.repeat(around.length))
    return `${closed}${seam}${before && `<p>${before}</p>`}${writeTable(cells)}${seam}${opened}`
  })
  return lifted === html ? html : closeSeams(lifted)
}

/** Returns whether the tables of a text are within the limits; stops reading beyond them. */
export function fitTables(html: string): boolean {
  const { tableRows, tableColumns, tableCells } = dashboardLimits
  let [rows, columns, cells] = [0, 0, 0]
  for (const [, name = ""] of html.matchAll(/<(table|t[dhr])\b/giu)) {
    if (name.toLowerCase() === "table") [rows, columns] = [0, 0]
    else if (name.toLowerCase() === "tr") [rows, columns] = [rows + 1, 0]
    else [columns, cells] = [columns + 1, cells + 1]
    if (rows > tableRows || columns > tableColumns || cells > tableCells) return false
  }
  return true
}
