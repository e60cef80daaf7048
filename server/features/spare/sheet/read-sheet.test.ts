import { writeXlsx } from "hucre/xlsx"
import { expect, it } from "vitest"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { runSheetProcess } from "./run-sheet-process.ts"

type Cells = (string | number | Date | null)[][]

const read = async (workbook: Uint8Array, file = "parts.xlsx") => {
  const { rows, errors } = await runSheetProcess(process.cwd(), { workbook, file, columns: {} }, () => undefined)
  return { rows: rows.map(({ fields }) => Object.values(fields)), errors }
}
const csv = (text: string) => read(new TextEncoder().encode(text), "parts.csv")
const xlsx = (rows: Cells, cells: [string, object][] = []) =>
  writeXlsx({ sheets: [{ name: "Parts", rows, cells: new Map(cells) }] })

it("refuses a formula without a stored value, and takes one whose value is an empty text", async () => {
  const formula = "CONCATENATE(1,2)"
  const book = await xlsx(
    [
      ["Part number", "Description (EN)"],
      ["A-1", null],
      ["A-2", null],
      ["A-3", null],
    ],
    [
      ["1,1", { value: null, formula }],
      ["2,1", { value: "twelve", formula, formulaResult: "twelve" }],
      ["3,1", { value: "", formula, formulaResult: "" }],
    ],
  )
  const { rows, errors } = await read(book)
  expect(errors).toMatchObject([{ row: 2, column: "Description (EN)", code: "formula_without_value" }])
  expect(rows).toEqual([
    ["A-2", "twelve"],
    ["A-3", ""],
  ])
})

it("refuses the errors of failed formulas in any language of Excel, and keeps texts with such signs", async () => {
  const bad = ["#N/A", "#REF!", "#BEZUG!", "#NAME?", "#NV", "#Н/Д", "#ДЕЛ/0!", "#ИМЯ?"]
  const good = ["#1", "#A", "M8!", "#12/4"]
  const { rows, errors } = await csv(["Part number", ...bad, ...good].join("\n"))
  expect(errors.map(({ code, value }) => [code, value])).toEqual(bad.map((value) => ["error_value", value]))
  expect(rows.flat().toSorted()).toEqual(good.toSorted())
})

it("leaves out control characters", async () => {
  expect(await csv("Part number;Description (EN)\r\n\u0004A-1;x\u0001y\r\nA-2;z\r\n\u001a")).toEqual({
    rows: [
      ["A-1", "xy"],
      ["A-2", "z"],
    ],
    errors: [],
  })
  const hidden = await xlsx([["Part number"], ["A_x0000_-1"]])
  expect(await read(hidden)).toEqual({ rows: [["A-1"]], errors: [] })
})

it.each([
  ["0", "0"],
  ["0,00", "0"],
  ["0.0", "0"],
  ["0 Stk.", "0"],
  ["2.000.000", "2000000"],
  ["1 234 567", "1234567"],
  ["4,00", "4"],
])("reads the stock %j as %s", async (text, quantity) => {
  expect(await csv(`Part number;Stock\nA-1;${text}`)).toEqual({ rows: [["A-1", quantity]], errors: [] })
})

it("shows numbers and dates as the sheet does, whatever stands in other columns", async () => {
  const book = await xlsx(
    [
      ["Part number", "Description (EN)"],
      [42, new Date(Date.UTC(2024, 0, 1))],
    ],
    [
      ["1,0", { value: 42, style: { numFmt: "00000" } }],
      ["1,1", { value: new Date(Date.UTC(2024, 0, 1)), style: { numFmt: "mm.yyyy" } }],
    ],
  )
  expect(await read(book)).toEqual({ rows: [["00042", "01.2024"]], errors: [] })
  const onlyDate = await xlsx(
    [
      ["Part number", "Description (EN)"],
      ["A-1", new Date(Date.UTC(2024, 0, 1))],
    ],
    [["1,1", { value: new Date(Date.UTC(2024, 0, 1)), style: { numFmt: "mm.yyyy" } }]],
  )
  expect(await read(onlyDate)).toEqual({ rows: [["A-1", "01.2024"]], errors: [] })
})

it("takes a text such as 3E+05 in a workbook, and not where Excel has written it into a CSV file", async () => {
  expect(await read(await xlsx([["Part number"], ["3E+05"]]))).toEqual({ rows: [["3E+05"]], errors: [] })
  expect((await csv("Part number\n3E+05")).errors).toMatchObject([{ code: "exponent_number" }])
})

it("refuses a file with more lines than are read, however few of them hold parts", async () => {
  const lines = Array.from({ length: dashboardLimits.sheetRows / 2 + 2 }, (_, n) => `A-${n};\n;`)
  const { rows, errors } = await csv(`Part number;Quantity\n${lines.join("\n")}`)
  expect(rows).toEqual([])
  expect(errors).toMatchObject([{ code: "too_many_rows" }])
})

it("recognises the columns behind two with the same meaning", async () => {
  const workbook = new TextEncoder().encode("Part number;Part no;Description (EN);Superseded by;Qty\nA-1;B;x;A-2;3")
  const order = { workbook, file: "parts.csv", columns: {} }
  const { columns, errors } = await runSheetProcess(process.cwd(), order, () => undefined)
  expect(errors).toMatchObject([{ code: "duplicate_column", column: "Part no" }])
  expect(columns.map(({ field }) => field)).toEqual(["partnumber", null, "description_en", "subst_part", "quantity"])
})
