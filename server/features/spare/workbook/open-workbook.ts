import { isCsvName, readCsv } from "#server/csv/read-csv.ts"
import { type Worksheet, type CellValue, type SheetLine, FormattedNumber } from "./cell-value.ts"
import { checkZip } from "./check-zip.ts"
import { createMergeFinder, createMergeFiller } from "./merged-cells.ts"
import { openXlsx } from "./xlsx-workbook.ts"
import type { CellObject, WorkSheet } from "@e965/xlsx"
import { Parser } from "htmlparser2"
import { ownFormat } from "./xlsx-parts.ts"

/** Why a file has no sheet to read; `kind` names what it is. */
export class WorkbookError extends Error {
  readonly code: "password_protected" | "wrong_format" | "unreadable"
  readonly kind: string

  constructor(code: WorkbookError["code"], kind = "") {
    super(`${code} ${kind}`)
    this.code = code
    this.kind = kind
  }
}

/** First bytes of files that are sometimes sent in place of a sheet. */
const otherFiles: readonly [string, string][] = [
  ["%PDF", "PDF"],
  ["{\\rtf", "RTF"],
  ["\u0089PNG", "PNG"],
  ["\u00ff\u00d8\u00ff", "JPEG"],
  ["GIF8", "GIF"],
  ["II*\0", "TIFF"],
  ["MM\0*", "TIFF"],
  ["Rar!", "RAR"],
  ["7z\u00bc\u00af", "7-Zip"],
]
const zipStart = "PK\u0003\u0004"
const oleStart = "\u00d0\u00cf\u0011\u00e0"
/** Starts of the files of Excel 2 to 4. */
const oldExcel = ["\t\0", "\t\u0002", "\t\u0004"]

/** Returns whether a file is a workbook or another kind of file that is no text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const start = startOf(bytes)
  const signs = [zipStart, oleStart, ...oldExcel, ...otherFiles.map(([sign]) => sign)]
  return signs.some((sign) => start.startsWith(sign)) || isMarkup(start)
}

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 1_024)).toString("latin1")

/** Opens a sheet of any kind by its content; `name` decides only for texts. Throws `WorkbookError`. */
export async function openWorkbook(bytes: Uint8Array, name: string, maxLines: number): Promise<Worksheet[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = startOf(bytes)
  if (start.startsWith(zipStart)) return openZip(file, maxLines)
  const other = otherFiles.find(([sign]) => start.startsWith(sign))
  if (other) throw new WorkbookError("wrong_format", other[1])
  if (start.startsWith(oleStart)) return openOle(file, maxLines)
  if (oldExcel.some((sign) => start.startsWith(sign)) || isMarkup(start)) return legacy(file, maxLines)
  if (!isCsvName(name) && !/\.xls$/iu.test(name)) throw new WorkbookError("unreadable")
  const lines = (most: number) => readCsv(bytes, most)
  return [{ name: name.replace(/\.\w+$/u, ""), isHidden: false, hiddenColumns: new Set(), lines, isText: true }]
}

/** Excel's XML of 2003, and tables in HTML, both of which are sent as .xls. */
const isMarkup = (start: string): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!doctype html|html|head|meta|style|table)[\s>]/iu.test(start)

async function openZip(file: Buffer, maxLines: number): Promise<Worksheet[]> {
  const merges = createMergeFinder()
  const entries = await checkZip(file, merges.look)
  const has = (name: RegExp) => entries.some((entry) => name.test(entry.name))
  if (has(/^\/?xl\/workbook\.xml$/iu) || !has(/^(?:content\.xml|word\/|ppt\/|xl\/workbook\.bin|index\/)/iu)) {
    const sheets = await openXlsx(file, entries, merges.mergesOf)
    if (sheets.length > 0) return sheets
    throw has(/^\[content_types\]\.xml$|^_rels\//iu)
      ? new WorkbookError("unreadable")
      : new WorkbookError("wrong_format", "ZIP")
  }
  if (has(/^word\//iu)) throw new WorkbookError("wrong_format", "Word")
  if (has(/^ppt\//iu)) throw new WorkbookError("wrong_format", "PowerPoint")
  if (has(/^index\//iu)) throw new WorkbookError("wrong_format", "Numbers")
  return legacy(file, maxLines)
}

/** Opens a compound file ([MS-CFB]): .xls, or the envelope of an encrypted .xlsx. */
function openOle(file: Buffer, maxLines: number): Promise<Worksheet[]> {
  const has = (stream: string) => file.includes(Buffer.from(`${stream}\0`, "utf16le"))
  if (has("EncryptedPackage")) throw new WorkbookError("password_protected")
  if (has("WordDocument")) throw new WorkbookError("wrong_format", "Word")
  if (!has("Workbook") && !has("Book")) throw new WorkbookError("unreadable")
  return legacy(file, maxLines)
}

async function legacy(file: Buffer, maxLines: number): Promise<Worksheet[]> {
  try {
    return await openLegacy(file, maxLines)
  } catch (cause) {
    throw new WorkbookError(/password|encrypt/iu.test(String(cause)) ? "password_protected" : "unreadable")
  }
}

/**
 * Opens a workbook of Excel before 2007 (.xls, also as XML or as a table in HTML), of Excel in binary (.xlsb) or of
 * LibreOffice (.ods). All its cells are held in memory.
 */
async function openLegacy(bytes: Uint8Array, maxLines: number): Promise<Worksheet[]> {
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
