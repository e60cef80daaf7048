import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const folder = "tests/cases/sheets"

interface Expected {
  /** Number, quantity, description of each added part, and their rows as numbers alone. */
  rows?: [partnumber: string, quantity: number, description: string][]
  numbers?: string[]
  errors?: [row: number, code: string, value?: string][]
  more?: Partial<Record<keyof SheetResult, unknown>>
}

const rings: Expected["rows"] = [
  ["ZZ-100", 4, "Dichtring"],
  ["ZZ-101", 2, "Düse"],
]
const sheet = (name: string, rows: number, chosen = true, hidden = false) => ({ name, rows, hidden, chosen })
const duplicates = [3, 4, 5, 6, 7, 8, 11].map((row): [number, string] => [row, "duplicate_in_sheet"])
const quantities = {
  5: "ca. 5",
  6: "5-10",
  7: "-",
  8: "n/a",
  11: "1E3",
  12: "٣",
  14: "2x",
  15: "½",
  19: "+3",
  20: "10 m",
  21: "k.A.",
}

/** What is right for each file. */
const expected: Record<string, Expected> = {
  "01-title-rows.xlsx": { rows: rings, more: { heading_row: 5 } },
  "02-cover-sheet-first.xlsx": { rows: rings, more: { sheets: [sheet("Deckblatt", 2, false), sheet("Teile", 3)] } },
  "05-hidden-rows.xlsx": { numbers: ["ZZ-200", "ZZ-201", "ZZ-202"], more: { hidden_rows: 1 } },
  "05b-hidden-column.xlsx": { rows: [["ZZ-203", 0, "x"]] },
  "06b-merged-values.xlsx": {
    rows: [
      ["ZZ-310", 3, "gemeinsam"],
      ["ZZ-311", 3, "gemeinsam"],
    ],
  },
  "10-backslash-names.xlsx": { rows: rings },
  "11-styled-to-xfd.xlsx": { rows: [["ZZ-500", 1, "x"]] },
  "12-number-formats.xlsx": {
    numbers: [
      "1,234,571",
      "0012 345 75",
      "1234 578",
      "1234 579",
      "1234-567",
      "1234-576",
      "1234.569",
      "1234572",
      "1234573 Stk",
      "1234574",
      "1234577",
      "123456789012",
      "GE-1234568",
    ],
  },
  "13-invisible.xlsx": {
    numbers: ["L31742P02", "L31742\u2011P02", "Л31742Р02"],
    errors: duplicates,
    more: { near: [{ row: 10, number: "L31742\u2011P02", existing: "L31742P02" }] },
  },
  "14-quantities.xlsx": {
    rows: [
      ["ZQ-0", 1000, "1 000"],
      ["ZQ-1", 1000, "1\u00a0000"],
      ["ZQ-2", 3, "3.0000000000000004"],
      ["ZQ-7", 4, "4 EA"],
      ["ZQ-8", 4, "4,0"],
      ["ZQ-11", 4, "４"],
      ["ZQ-14", 1000, "1'000"],
      ["ZQ-15", 1000, "1.000,00"],
      ["ZQ-16", 1000, "1,000.00"],
    ],
    errors: Object.entries(quantities).map(([row, value]) => [Number(row), "invalid_quantity", value]),
  },
  "15-subtotals.xlsx": {
    numbers: ["ZZ-600", "ZZ-601"],
    more: {
      set_aside: [
        { row: 4, value: "Summe", reason: "total" },
        { row: 5, value: "Part number", reason: "headings" },
        { row: 7, value: "Seite 2 von 2", reason: "page" },
        { row: 8, value: "Gesamt", reason: "total" },
      ],
    },
  },
  "17-biff8.xls": { rows: rings },
  "17-ods.ods": { rows: rings },
  "18-password.xlsx": { errors: [[1, "password_protected"]] },
  "19-cp866.csv": {
    rows: [
      ["ZZ-810", 4, "Уплотнительное кольцо № 5, ёмкость"],
      ["ZZ-811", 1, "Сопло первой ступени"],
    ],
  },
  "19-macroman.csv": {
    rows: [
      ["ZZ-800", 4, "Düsenträger für Lüfter, groß"],
      ["ZZ-801", 2, "Maß Ø 12 §"],
    ],
  },
  "20-caret.csv": { rows: [["ZZ-980", 4, "Ring"]] },
  "20-sap.xls": { rows: [["ZZ-990", 4, "Düse"]] },
  "20-text-formula.csv": {
    rows: [
      ["3E05", 2, "Düse"],
      ["00123", 4, "Ring"],
    ],
  },
  "90-html-table.xls": {
    rows: [
      ["1E05", 2, "Ring"],
      ["00123", 4, "Dichtring & Düse"],
    ],
  },
  "91-xml-2003.xls": { rows: [["0090887", 4, "Ring"]] },
  "92-two-heading-rows.csv": { rows: [["ZZ-960", 4, "Ring"]], more: { heading_row: 2 } },
  "94-sap-decimals.csv": {
    rows: [
      ["ZZ-970", 4, "Ring"],
      ["ZZ-971", 2, "Düse"],
    ],
    errors: [[4, "invalid_quantity", "1,500"]],
  },
  "20-title-rows.csv": { rows: [["ZZ-950", 4, "Ring"]], more: { heading_row: 4 } },
}

onEnginesInTurn("sheets as other programs write them", (open) => {
  let site: TestSite
  let id: number
  const preview = async (name: string) => {
    const form = sheetForm(new Uint8Array(readFileSync(join(folder, name))), {}, name)
    return (await (await site.asOwner("POST", `/api/spare/${id}/excel/update?preview=1`, form)).json()) as SheetResult
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
  })

  it.each(readdirSync(folder))("%s", async (name) => {
    const right = expected[name] ?? {}
    const { samples, errors, ...result } = await preview(name)
    const rows = samples.added.map((row) => [
      row.partnumber,
      row.quantity,
      row.description_de || row.description_en || row.description_ru,
    ])
    const numbers = samples.added.map(({ partnumber }) => partnumber)
    expect(right.rows ?? right.numbers ?? [], name).toEqual(right.rows ? rows : numbers)
    expect(errors).toMatchObject(
      (right.errors ?? []).map(([row, code, value]) => ({ row, code, ...(value ? { value } : {}) })),
    )
    expect(errors).toHaveLength(right.errors?.length ?? 0)
    expect(result).toMatchObject({ set_aside: [], near: [], hidden_rows: 0, ...right.more })
  })
})
