import { writeCsvStream } from "hucre/csv"
import { writeXlsxStream } from "hucre/xlsx"
import { type Language, languageTable } from "#contract/language.ts"
import type { Part } from "#contract/part.ts"
import { sheetFields } from "#contract/sheet-constants.ts"
import { chunks, yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findPartsById } from "../part-store.ts"
import { templateHeadings } from "./columns.ts"
import { literalCell } from "#server/csv/formula-guard.ts"
import { guardFormula } from "#server/csv/formula-guard.ts"

const rowsPerStep = 500
/** Returns the parts of these ids, in their order, as a workbook that an import takes as it is; every cell but the quantity is text. */
export function writePartsXlsx(
  db: Database,
  partSet: number,
  ids: readonly number[],
  language: Language,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const part of readInOrder(db, partSet, ids))
      yield sheetFields.map((field) => (field === "quantity" ? part[field] : literalCell(part[field])))
  }
  const columns = sheetFields.map((field) => ({
    header: templateHeadings[language][field],
    width: field.startsWith("description") ? 48 : 22,
  }))
  return writeXlsxStream(rows(), { name: "Parts", columns, freezePane: { rows: 1 } })
}

/**
 * Returns the same rows as CSV in UTF-8 with a byte order mark; cells that Excel would evaluate start with an
 * apostrophe.
 */
export function writePartsCsv(
  db: Database,
  partSet: number,
  ids: readonly number[],
  language: Language,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const part of readInOrder(db, partSet, ids))
      yield sheetFields.map((field) => guardFormula(String(part[field])))
  }
  const headers = sheetFields.map((field) => templateHeadings[language][field])
  return writeCsvStream(rows(), { headers, delimiter: languageTable[language].separator, bom: true })
}

async function* readInOrder(db: Database, partSet: number, ids: readonly number[]): AsyncGenerator<Part> {
  for (const chunk of chunks(ids, rowsPerStep)) {
    const byId = new Map((await findPartsById(db, partSet, chunk)).map((part) => [part.id, part]))
    for (const id of chunk) {
      const part = byId.get(id)
      if (part) yield part
    }
    await yieldToEventLoop()
  }
}
