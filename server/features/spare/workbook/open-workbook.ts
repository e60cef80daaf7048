import { isCsvName, readCsv } from "#server/csv/read-csv.ts"
import type { Worksheet } from "./cell-value.ts"
import { checkZip } from "./check-zip.ts"
import { openLegacy } from "./legacy-workbook.ts"
import { createMergeFinder } from "./merged-cells.ts"
import { openXlsx } from "./xlsx-workbook.ts"

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
