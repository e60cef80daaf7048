import { utils, write } from "@e965/xlsx"
import iconv from "iconv-lite"
import { writeXlsx } from "hucre/xlsx"

type Cell = string | number
type Sheets = Parameters<typeof writeXlsx>[0]["sheets"]

/** A file as a supplier sends it, what a person says of it, and what it changes. */
export interface SupplierSheet {
  name: string
  make: () => Promise<Uint8Array> | Uint8Array
  /** Fields by column, where the headings do not say them. */
  columns?: Record<string, string>
  /** Presses on the page before its check. */
  presses?: ("headless" | "two parts")[]
  added: number
  refused?: number
  near?: number
}

const headings = ["Pos.", "Artikel-Nr.", "Bezeichnung", "Menge", "Ersetzt durch"]
const parts = (prefix: string): Cell[][] => [
  [10, `${prefix}-9107M52`, "Flammrohr, Ringbrennkammer", 1, ""],
  [20, `${prefix}-9247M13`, "Leitschaufel, Nutzturbine", 70, `${prefix}-9247M14`],
  [30, `${prefix}-9222M31`, "Brennstoffsammelrohr", 2, ""],
]
const xlsx = (sheets: Sheets) => writeXlsx({ sheets })
const cover = { name: "Deckblatt", rows: [["Müller Turbinenteile GmbH"], ["Ansprechpartner: H. Vogel"]] }
const csv = (rows: Cell[][]) => rows.map((row) => row.join(";")).join("\r\n")

/** Ten sheets as suppliers send them. */
export const supplierSheets: readonly SupplierSheet[] = [
  {
    name: "preise-2026.xlsx",
    added: 3,
    make: () =>
      xlsx([
        cover,
        {
          name: "Preise 2026",
          rows: [
            ["Müller Turbinenteile GmbH"],
            ["Preisliste 2026, gültig bis 31.12.2026"],
            [],
            [...headings, "Preis EUR"],
            ["Heißgasteile"],
            ...parts("M").map((row) => [...row, 1200]),
            ["Summe", "", "", "", "", 3600],
            ["Seite 1 von 1"],
          ],
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }],
        },
        { name: "Alt", hidden: true, rows: [headings, ...parts("ALT")] },
      ] as Sheets),
  },
  {
    name: "ipb-72-41.xlsx",
    added: 3,
    make: () =>
      xlsx([
        {
          name: "72-41-00",
          rows: [
            ["ILLUSTRATED PARTS BREAKDOWN 72-41-00"],
            ["FIG. ITEM", "PART NUMBER", "1 2 3 4 5 6 7 NOMENCLATURE", "EFF CODE", "UNITS PER ASSY", "SMR CODE"],
            ["1", "I-9107M52G01", "COMBUSTOR ASSY", "A", "REF", "PAOZZ"],
            ["2", "I-J626P05A", ". . BOLT (ATTACHING PART)", "A", 12, "PAOZZ"],
            ["3", "I-J626P05A", ". . BOLT", "B", 24, "PAOZZ"],
            ["4", "NP", ". BRACKET", "A", 1, "XA"],
            ["5", "I-R297P02", ". . . WIRE, LOCKING", "A", "AR", "PAOZZ"],
          ],
        },
      ]),
  },
  {
    name: "sap-export.xls",
    added: 2,
    make: () =>
      iconv.encode(
        [
          "Werk\tWerksmaterial\tMaterialkurztext\tBasismengeneinheit\tNachfolgematerial\tMenge",
          "1000\tS-0012345\tDüsenring\tST\tS-0012399\t4",
          "1000\tS-0012346\tLeitschaufel\tST\t\t70",
        ].join("\r\n"),
        "utf16le",
        { addBOM: true },
      ),
  },
  {
    name: "merged-heads.xlsx",
    added: 2,
    make: () =>
      xlsx([
        {
          name: "Teile",
          rows: [
            ["Ersatzteil", "", "Lager"],
            ["Teilenummer", "Beschreibung", "Menge"],
            ["H-100", "Dichtring", 4],
            ["H-101", "Düse", 2],
          ],
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
        },
      ]),
  },
  {
    name: "прайс.csv",
    added: 2,
    make: () =>
      iconv.encode(
        csv([
          ["Номер детали", "Наименование", "Количество"],
          ["R-810", "Уплотнительное кольцо", 4],
          ["R-811", "Сопло первой ступени", 1],
        ]),
        "windows-1251",
      ),
  },
  {
    name: "ohne-kopf.csv",
    added: 2,
    presses: ["headless"],
    columns: { A: "Part number", B: "Quantity" },
    make: () =>
      new TextEncoder().encode(
        csv([
          ["K-77-1", 4],
          ["K-77-2", 5],
        ]),
      ),
  },
  {
    name: "bestand.ods",
    added: 3,
    make: () => {
      const book = utils.book_new()
      utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...parts("O")]), "Bestand")
      return new Uint8Array(write(book, { type: "buffer", bookType: "ods" }) as Buffer)
    },
  },
  {
    name: "alt-97.xls",
    added: 3,
    make: () => {
      const book = utils.book_new()
      utils.book_append_sheet(book, utils.aoa_to_sheet([["Stand 2003"], [], headings, ...parts("X")]), "Tabelle1")
      return new Uint8Array(write(book, { type: "buffer", bookType: "biff8" }) as Buffer)
    },
  },
  {
    name: "kennung.xlsx",
    added: 2,
    columns: { A: "Part number", B: "Description English" },
    make: () =>
      xlsx([
        {
          name: "List",
          rows: [
            ["Kennung", "Was", "Qty"],
            ["Q-1", "Seal", 3],
            ["Q-2", "Vane", 4],
          ],
        },
      ]),
  },
  {
    name: "mit-fehlern.xlsx",
    added: 2,
    refused: 2,
    near: 1,
    presses: ["two parts"],
    make: () =>
      xlsx([
        {
          name: "Teile",
          rows: [
            ["Artikel-Nr.", "Bezeichnung", "Menge"],
            ["ZZ-101-A", "Dichtring, Zündkerze", 2],
            ["zz 100/a", "Dichtring, Brennstoffdüse", 30],
            ["9222M31G04", "Brennstoffsammelrohr", "auf Anfrage"],
            ["ZZ-101-A", "Dichtring", 1],
          ],
        },
      ]),
  },
]
