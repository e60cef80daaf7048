import type { CellObject, WorkSheet } from "@e965/xlsx"
import { Parser } from "htmlparser2"
import { type CellValue, FormattedNumber, type SheetLine, type Worksheet } from "./cell-value.ts"
import { createMergeFiller } from "./merged-cells.ts"
import { ownFormat } from "./xlsx-parts.ts"

/**
 * Opens a workbook of Excel before 2007 (.xls, also as XML or as a table in HTML), of Excel in binary (.xlsb) or of
 * LibreOffice (.ods). All its cells are held in memory.
 */
export async function openLegacy(bytes: Uint8Array, maxLines: number): Promise<Worksheet[]> {
  // Loaded lazily: few files need it.
  const { read } = await import("@e965/xlsx")
  const options = {
    dense: true,
    cellNF: true,
    cellStyles: true,
    cellFormula: false,
    cellHTML: false,
    raw: true,
  } as const
  const book = read(bytes, { ...options, type: "buffer", sheetRows: maxLines })
  const isHtml = /<(?:html|table)\b/iu.test(Buffer.from(bytes.subarray(0, 4_096)).toString("latin1"))
  return book.SheetNames.map((name, index) => {
    const sheet = book.Sheets[name] ?? {}
    const columns = sheet["!cols"] ?? []
    return {
      name,
      isHidden: Boolean(book.Workbook?.Sheets?.[index]?.Hidden),
      hiddenColumns: new Set(columns.flatMap((column, at) => (column?.hidden ? [at] : []))),
      lines: () => readRows(sheet, isHtml ? decodeEntities : undefined),
      isText: false,
    }
  })
}

/** The library knows the five entities of XML only. */
function decodeEntities(text: string): string {
  if (!/&#?\w+;/u.test(text) || text.includes("<")) return text
  let decoded = ""
  new Parser({ ontext: (more) => (decoded += more) }).end(text)
  return decoded
}

function* readRows(sheet: WorkSheet, decode = (text: string) => text): Generator<SheetLine> {
  const merges = (sheet["!merges"] ?? []).map(({ s, e }) => ({ first: s.r, last: e.r, column: s.c }))
  const fill = createMergeFiller(merges.filter(({ first, last }) => last > first))
  const rows = sheet["!data"] ?? []
  for (let index = 0; index < rows.length; index++) {
    const cells = rows[index]
    if (cells)
      yield fill({
        index,
        values: Array.from(cells, (cell) => {
          const value = cellValue(cell)
          return typeof value === "string" ? decode(value) : value
        }),
        isHidden: Boolean(sheet["!rows"]?.[index]?.hidden),
      })
  }
}

function cellValue(cell: CellObject | undefined): CellValue {
  if (!cell || cell.v === undefined || cell.t === "z") return null
  if (cell.t === "e") return cell.w ?? "#N/A"
  if (typeof cell.v !== "number") return cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : cell.v
  // A file of LibreOffice holds the shown text, and no format.
  const format = ownFormat(String(cell.z ?? ""))
  if (format !== null) return new FormattedNumber(cell.v, format)
  return cell.z === undefined && cell.w !== undefined && cell.w !== String(cell.v)
    ? new FormattedNumber(cell.v, "General", cell.w)
    : cell.v
}
