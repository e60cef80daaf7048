/** One line of the pasted text, or one row of a sheet. */
export interface Row {
  /** From 1. */
  line: number
  pasted: string
  cells: string[]
}

/** Adjacent rows: a table has columns, other rows are read separately. */
export interface Block {
  isTable: boolean
  /** False when the cells may not be cells: plain lists use commas and semicolons as well. */
  isSure: boolean
  rows: Row[]
}

// The look-behind lets a run of blanks match from its first one only; without it a long run is quadratic.
const rareSeparators = [/(?:(?<!\s)\s+)?;\s*/u, /(?:(?<!\s)\s+)?\|\s*/u, / {2,}/u, /(?:(?<!\s)\s+)?,\s+/u, /,/u]
const lineEnd = /\r\n|[\r\n\u2028\u2029\u0085]/u

/** Splits pasted text, or rows of cells, into tables and single lines. Omits lines without a letter or digit. */
export function splitRows(input: string | readonly (readonly string[])[]): Block[] {
  const rows = typeof input === "string" ? splitText(input) : input.map(rowOfCells)
  const blocks: Block[] = []
  for (const row of rows) {
    if (!/[\p{L}\p{N}]/u.test(row.pasted)) continue
    const isTable = row.cells.length > 1
    const last = blocks.at(-1)
    // A line without columns inside a table is a section title.
    if (last && last.isTable === isTable) last.rows.push(row)
    else blocks.push({ isTable, isSure: true, rows: [row] })
  }
  return mergeTables(blocks).flatMap((block) => (block.isTable ? block : byRareSeparator(block.rows)))
}

const rowOfCells = (cells: readonly string[], index: number): Row => ({
  line: index + 1,
  pasted: cells.join("\t"),
  cells: [...cells],
})

function splitText(text: string): Row[] {
  const rows: Row[] = []
  let line = 1
  for (const pasted of physicalRows(text)) {
    rows.push({ line, pasted: pasted.trim(), cells: pasted.includes("\t") ? splitCells(pasted) : [pasted] })
    line += pasted.split(lineEnd).length
  }
  return rows
}

/** Returns the lines; a quoted cell of a spreadsheet may contain line breaks. */
function physicalRows(text: string): string[] {
  const lines = text.split(lineEnd)
  const rows: string[] = []
  for (let at = 0; at < lines.length; at++) {
    let row = lines[at] ?? ""
    const opensCell = (part: string) => /(?:^|\t)"[^"\t]*$/u.test(part.replaceAll('""', ""))
    if (row.includes("\t") && opensCell(row)) {
      // Only when the quote is closed within a few lines; otherwise it is a plain quotation mark.
      const close = lines
        .slice(at + 1, at + 6)
        .findIndex((next) => /^[^"\t]*"(?:\t|$)/u.test(next.replaceAll('""', "")))
      if (close >= 0) {
        row = lines.slice(at, at + close + 2).join("\n")
        at += close + 1
      }
    }
    rows.push(row)
  }
  return rows
}

const splitCells = (row: string): string[] =>
  row.split("\t").map((cell) => {
    const quoted = /^\s*"([\s\S]*)"\s*$/u.exec(cell)?.[1]
    return quoted === undefined ? cell : quoted.replaceAll('""', '"')
  })

/** Joins a table across a line without columns, such as a section title. */
function mergeTables(blocks: readonly Block[]): Block[] {
  const merged: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) continue
    const [before, after] = [merged.at(-1), blocks[at + 1]]
    if (!block.isTable && before?.isTable && after?.isTable && block.rows.length <= 2) {
      before.rows.push(...block.rows, ...after.rows)
      at++
    } else merged.push({ ...block, rows: [...block.rows] })
  }
  return merged
}

/** Treats neighbouring lines that a semicolon, bar, wide gap or comma splits into equally many cells as a table. */
function byRareSeparator(rows: readonly Row[]): Block[] {
  for (const separator of rareSeparators) {
    const cut = rows.map((row) => ({ ...row, cells: splitQuoted(row.cells[0] ?? "", separator) }))
    const width = (index: number) => cut[index]?.cells.length ?? 0
    const start = cut.findIndex((_, index) => width(index) > 1 && width(index) === width(index + 1))
    if (start < 0) continue
    const length = cut.slice(start).findIndex((_, index) => width(start + index) !== width(start))
    const end = length < 0 ? cut.length : start + length
    return [
      ...byRareSeparator(rows.slice(0, start)),
      { isTable: true, isSure: false, rows: cut.slice(start, end) },
      ...byRareSeparator(rows.slice(end)),
    ]
  }
  return rows.length > 0 ? [{ isTable: false, isSure: true, rows: [...rows] }] : []
}

/** Splits a CSV line, keeping separators in quoted cells. */
function splitQuoted(text: string, separator: RegExp): string[] {
  const quoted: string[] = []
  const hidden = text.replace(/"((?:[^"]|"")*)"/gu, (_, cell: string) => `\ue000${quoted.push(cell) - 1}\ue001`)
  return hidden
    .split(separator)
    .map((cell) =>
      cell.replace(/\ue000(\d+)\ue001/gu, (_, index: string) => (quoted[Number(index)] ?? "").replaceAll('""', '"')),
    )
}
