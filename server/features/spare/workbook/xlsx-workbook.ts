import { isDateFormat } from "numfmt"
import { type ZipEntry, inflateEntry } from "./check-zip.ts"
import { type CellValue, FormattedNumber, type SheetLine, type Worksheet, bareFormula, columnOf } from "./cell-value.ts"
import { type MergesOf, createMergeFiller } from "./merged-cells.ts"
import { createTextReader, decodeXstring, parseXml } from "./read-xml.ts"
import { type XlsxParts, readXlsxParts } from "./xlsx-parts.ts"

/** Columns beyond are not read: more than a sheet may have, however far its rows are styled. */
const maxColumns = 256

/** Opens a workbook (.xlsx, .xlsm) whose rows are read one after the other, without keeping them. */
export async function openXlsx(zip: Buffer, entries: readonly ZipEntry[], mergesOf: MergesOf): Promise<Worksheet[]> {
  const parts = await readXlsxParts(zip, entries)
  return parts.sheets.map(({ name, isHidden, entry }) => {
    const hiddenColumns = new Set<number>()
    const fill = () => createMergeFiller(mergesOf.get(entry.name) ?? [])
    const lines = (maxLines: number) => readRows(inflateEntry(zip, entry), parts, hiddenColumns, maxLines, fill())
    return { name, isHidden, hiddenColumns, lines, isText: false }
  })
}

/** Yields the rows of a worksheet (ECMA-376, part 1, 18.3.1), of a damaged one those before the damage and then throws. */
async function* readRows(
  pieces: AsyncIterable<Buffer>,
  parts: XlsxParts,
  hiddenColumns: Set<number>,
  maxLines: number,
  fillMerged: (line: SheetLine) => SheetLine,
): AsyncGenerator<SheetLine> {
  const rows: SheetLine[] = []
  let index = -1
  let [values, isHidden]: [CellValue[], boolean] = [[], false]
  let [column, type, style] = [-1, "", 0]
  let [raw, isInValue, hasFormula] = ["", false, false]
  const inline = createTextReader()
  const open = (tag: string, attributes: Readonly<Record<string, string>>) => {
    if (tag === "c") {
      column = columnOf(attributes["r"]) ?? column + 1
      type = attributes["t"] ?? "n"
      style = Number(attributes["s"] ?? 0)
      ;[raw, hasFormula] = ["", false]
    } else if (tag === "v") isInValue = true
    else if (tag === "f") hasFormula = true
    else if (tag === "row") {
      index = attributes["r"] === undefined ? index + 1 : Number(attributes["r"]) - 1
      ;[values, column] = [[], -1]
      isHidden = isTrue(attributes["hidden"]) || Number(attributes["ht"] ?? 1) === 0
    } else if (tag === "col" && (isTrue(attributes["hidden"]) || Number(attributes["width"] ?? 1) === 0)) {
      const last = Math.min(Number(attributes["max"]), maxColumns)
      for (let at = Number(attributes["min"]); at <= last; at++) hiddenColumns.add(at - 1)
    } else inline.open(tag)
  }
  const close = (tag: string) => {
    if (tag === "v") isInValue = false
    else if (tag === "row") rows.push({ index, values, isHidden })
    else if (tag === "c") {
      const value = cellValue(
        { type, raw, inline: inline.take(), format: parts.formats[style] ?? null, hasFormula },
        parts,
      )
      if (value === null || column >= maxColumns) return
      while (values.length < column) values.push(null)
      values[column] = value
    } else inline.close(tag)
  }
  const text = (piece: string) => {
    if (isInValue) raw += piece
    else inline.text(piece)
  }
  let count = 0
  for await (const _piece of parseXml(pieces, { open, close, text }))
    for (const row of rows.splice(0)) {
      yield fillMerged(row)
      if (++count >= maxLines) return
    }
}

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true"

interface RawCell {
  type: string
  raw: string
  inline: string
  format: string | null
  hasFormula: boolean
}

/** Returns the value of a cell by its type (ECMA-376, part 1, 18.18.11). */
function cellValue({ type, raw, inline, format, hasFormula }: RawCell, { texts, dateShift }: XlsxParts): CellValue {
  if (type === "inlineStr") return inline === "" ? null : inline
  if (raw === "") return hasFormula && type !== "str" ? bareFormula : null
  if (type === "s") return texts[Number(raw)] ?? null
  if (type === "b") return isTrue(raw)
  const value = Number(raw)
  if (type !== "n" || Number.isNaN(value)) return decodeXstring(raw)
  if (format === null) return value
  return new FormattedNumber(value + (dateShift > 0 && isDateFormat(format) ? dateShift : 0), format)
}
