import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { utils, write } from "@e965/xlsx"
import fc from "fast-check"
import { writeCsv } from "hucre/csv"
import { writeXlsx } from "hucre/xlsx"
import { describe, expect, it } from "vitest"
import { languages } from "#contract/language.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import { guardFormula } from "#server/csv/formula-guard.ts"
import { openWorkbook } from "../workbook/open-workbook.ts"
import { literalCell } from "#server/csv/formula-guard.ts"
import { templateHeadings } from "./columns.ts"
import { readSheet } from "./read-sheet.ts"
import type { ReadRow } from "./sheet-reading.ts"

type Cell = string | number

/** A catalogue, and the sheet that somebody makes of it. */
interface AnySheet {
  parts: { partnumber: string; quantity: number; description_de: string; subst_part: string }[]
  titles: string[]
  /** Order of the four columns, and one beside them. */
  order: number[]
  headings: string[]
  hasCover: boolean
  /** Whether a row of merged cells is above the headings. */
  hasUpperHeads: boolean
}

const fields = ["partnumber", "description_de", "subst_part", "quantity"] as const
const remark = 4

const partNumber = fc.stringMatching(/^[0-9A-ZА-Я]{2,6}(?:[-./ ][0-9A-Z]{1,5}){0,2}[0-9]$/u)
const text = fc.stringMatching(/^[A-Za-zÄÖÜäöüßА-Яа-я][A-Za-zÄÖÜäöüßА-Яа-я0-9 ,.()"';+=-]{0,40}[a-zа-я]$/u)
const tradeWords = [
  ["Artikel-Nr.", "Bezeichnung", "Ersetzt durch", "Menge", "Bemerkung"],
  ["MATERIAL", "Materialkurztext", "Nachfolgematerial", "Bestand", "Basismengeneinheit"],
]
const headings = fc.constantFrom(
  ...languages.map((language) => [...fields.map((field) => templateHeadings[language][field]), "№"]),
  ...tradeWords,
)
const anySheet: fc.Arbitrary<AnySheet> = fc.record({
  parts: fc.uniqueArray(
    fc.record({
      partnumber: partNumber,
      quantity: fc.nat(1_000_000),
      description_de: fc.oneof(text, fc.constant("")),
      subst_part: fc.oneof(partNumber, fc.constant("")),
    }),
    { minLength: 1, maxLength: 12, selector: ({ partnumber }) => samePartKey(partnumber) },
  ),
  titles: fc.array(fc.oneof(text, fc.constant("")), { maxLength: 4 }),
  order: fc.shuffledSubarray([0, 1, 2, 3, remark], { minLength: 5 }),
  headings,
  hasCover: fc.boolean(),
  hasUpperHeads: fc.boolean(),
})

/** Returns the rows of the worksheet, and the row from 0 whose first cells are merged. */
function rowsOf({ parts, titles, order, headings, hasUpperHeads }: AnySheet): {
  rows: Cell[][]
  merged: number | null
} {
  const cells = (values: readonly Cell[]) => order.map((index) => values[index] ?? "")
  const upper: Cell[][] = hasUpperHeads ? [["Ersatzteile", "", "", "", ""]] : []
  const rows = [
    ...titles.map((title) => [title]),
    ...upper,
    cells(headings),
    ...parts.map((part) => cells([...fields.map((field) => part[field]), ""])),
  ]
  return { rows, merged: hasUpperHeads ? titles.length : null }
}

const cover = [["Müller Turbinenteile GmbH"], ["Preisliste 2026"]]

type Writer = (sheet: AnySheet) => Promise<Uint8Array> | Uint8Array

const ours: Writer = async (sheet) => {
  const { rows, merged } = rowsOf(sheet)
  const written = rows.map((row) => row.map((cell) => (typeof cell === "string" ? literalCell(cell) : cell)))
  const merges = merged === null ? [] : [{ startRow: merged, startCol: 0, endRow: merged, endCol: 2 }]
  const sheets = [{ name: "Teile", rows: written, merges }]
  return writeXlsx({ sheets: sheet.hasCover ? [{ name: "Deckblatt", rows: cover }, ...sheets] : sheets })
}

const csv: Writer = (sheet) => {
  const rows = rowsOf(sheet).rows.map((row) => row.map((cell) => guardFormula(String(cell))))
  return new TextEncoder().encode(writeCsv(rows, { delimiter: ";" }))
}

const sheetJs =
  (bookType: "xlsx" | "biff8" | "ods"): Writer =>
  (sheet) => {
    const { rows, merged } = rowsOf(sheet)
    const book = utils.book_new()
    if (sheet.hasCover) utils.book_append_sheet(book, utils.aoa_to_sheet(cover), "Deckblatt")
    const worksheet = utils.aoa_to_sheet(rows)
    if (merged !== null) worksheet["!merges"] = [{ s: { r: merged, c: 0 }, e: { r: merged, c: 2 } }]
    utils.book_append_sheet(book, worksheet, "Teile")
    return new Uint8Array(write(book, { type: "buffer", bookType }) as Buffer)
  }

/** Writes by SheetJS, and once more by LibreOffice. */
const libreOffice = async (sheet: AnySheet): Promise<Uint8Array> => {
  const folder = mkdtempSync(join(tmpdir(), "sheet-"))
  try {
    writeFileSync(join(folder, "teile.xlsx"), await ours(sheet))
    spawnSync("soffice", ["--headless", "--convert-to", "ods", "--outdir", folder, join(folder, "teile.xlsx")])
    return new Uint8Array(readFileSync(join(folder, "teile.ods")))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const hasLibreOffice = spawnSync("soffice", ["--version"]).status === 0

async function read(bytes: Uint8Array, name: string) {
  const rows: ReadRow[] = []
  const book = await openWorkbook(bytes, name, 200_000)
  const { errors, set_aside } = await readSheet(book, { columns: {}, onRow: (row) => void rows.push(row) })
  return { rows, errors, set_aside }
}

describe("any catalogue is read without a wrong number or quantity", () => {
  const writers: [writer: string, name: string, write: Writer, runs: number][] = [
    ["our writer", "teile.xlsx", ours, 60],
    ["our writer of CSV", "teile.csv", csv, 60],
    ["SheetJS", "teile.xlsx", sheetJs("xlsx"), 40],
    ["SheetJS as .xls", "teile.xls", sheetJs("biff8"), 40],
    ["SheetJS as .ods", "teile.ods", sheetJs("ods"), 40],
    ...(hasLibreOffice
      ? ([["LibreOffice", "teile.ods", libreOffice, 3]] as const).map((row) => [...row] as never)
      : []),
  ]
  it.each(writers)("written by %s", async (_writer, name, writeSheet, numRuns) => {
    await fc.assert(
      fc.asyncProperty(anySheet, async (sheet) => {
        const { rows, errors, set_aside } = await read(await writeSheet(sheet), name)
        expect({ errors, set_aside }).toEqual({ errors: [], set_aside: [] })
        expect(
          rows.map(({ fields }) => ({
            partnumber: fields.partnumber,
            quantity: Number(fields.quantity),
            subst_part: fields.subst_part ?? "",
            text: fields.description_de ?? fields.description_en ?? fields.description_ru ?? "",
          })),
        ).toEqual(
          sheet.parts.map(({ partnumber, quantity, subst_part, description_de }) => ({
            partnumber,
            quantity,
            subst_part,
            text: description_de,
          })),
        )
      }),
      { numRuns },
    )
  })
})
