import { expect, test } from "vitest"
import { knownInTests, showLine } from "#tests/harness/number-reading.ts"
import { readNumbers, readQuery } from "./read-numbers.ts"

test("returns the line number and source text of each line", async () => {
  const { lines } = await readNumbers("Guten Tag\n\nL31742P02 x 3", knownInTests)
  expect(lines).toEqual([
    { line: 1, pasted: "Guten Tag", numbers: [], quantity: null, unit: "", position: "", remark: "", why: "no_number" },
    {
      line: 3,
      pasted: "L31742P02 x 3",
      numbers: ["L31742P02"],
      quantity: 3,
      unit: "",
      position: "",
      remark: "",
      why: "read",
    },
  ])
})

test("reads the rows of a sheet like pasted ones", async () => {
  const rows = [
    ["Teilenummer", "Menge"],
    ["L31742P02", "4"],
  ]
  expect((await readNumbers(rows, knownInTests)).lines.map(showLine)).toEqual(["L31742P02 4"])
})

test.each([
  ["L31742P02,", ["L31742P02"], null],
  ["P/N: L31742-P02", ["L31742-P02"], null],
  ["№ L31742P02 x 3", ["L31742P02"], 3],
  ["L31742P02 L31742P05", ["L31742P02", "L31742P05"], null],
  ["Laufschaufel Stufe 5", [], null],
  ["M8 x 20", [], null],
])("reads the query %j without a catalogue", (query, numbers, quantity) => {
  expect(readQuery(query)).toEqual({ numbers, quantity })
})

test("reports how a table was read, and reads it again with other columns", async () => {
  const text = "Material\tBestellung\tLager\tText\nL31742P02\t4\t17\tBlade\nAB\t5\t18\tRing"
  const uses = async (chosen?: Parameters<typeof readNumbers>[2]) => readNumbers(text, knownInTests, chosen)
  const first = await uses()
  expect(first.tables).toEqual([
    {
      line: 1,
      columns: [
        { heading: "Material", sample: "L31742P02" },
        { heading: "Bestellung", sample: "4" },
        { heading: "Lager", sample: "17" },
        { heading: "Text", sample: "Blade" },
      ],
      uses: { number: 0, quantity: 1, position: null },
    },
  ])
  expect(first.lines.map(showLine)).toEqual(["L31742P02 4", "none -"])
  const other = await uses(new Map([[1, { number: 0, quantity: 2, position: 1 }]]))
  expect(other.lines.map(showLine)).toEqual(["4: L31742P02 17", "5: none -"])
  const without = await uses(new Map([[1, { number: 0, quantity: null, position: null }]]))
  expect(without.lines.map(showLine)).toEqual(["L31742P02 -", "none -"])
  const lineByLine = await uses(new Map([[1, { number: null, quantity: null, position: null }]]))
  expect(lineByLine.lines.map(({ pasted }) => pasted)).toHaveLength(3)
})

test.each([
  ["L31742P02 5 pcs", ["pcs"]],
  ["2 Satz L31742P02, 9107M52G01 3 шт.", ["Satz", "шт"]],
  ["L31742P02 Stück 4", ["Stück"]],
  ["L31742P02 x 3", [""]],
  ["L31742P02 3 pcs (5 pcs)", [""]],
  ["Teilenummer\tMenge\tME\nL31742P02\t4\tSatz\n9107M52G01\t1 Paar\tStk", ["Satz", "Paar"]],
])("reads the units of %j", async (text, units) => {
  expect((await readNumbers(text, knownInTests)).lines.map(({ unit }) => unit)).toEqual(units)
})

test("takes references with the company's letters for no part number", async () => {
  const read = async (letters?: string) =>
    (await readNumbers("Zu KTG-7K3F9Q\nL31742P02 x 3", knownInTests, new Map(), letters)).lines.map(showLine)
  expect(await read("KTG")).toEqual(["none -", "L31742P02 3"])
  expect(await read()).toEqual(["KTG-7K3F9Q -", "L31742P02 3"])
})
