import { expect, test } from "vitest"
import { readNumbers } from "./read-numbers.ts"
import { knownInTests } from "#tests/harness/number-reading.ts"

const remarks = async (source: Parameters<typeof readNumbers>[0]) =>
  (await readNumbers(source, knownInTests)).lines
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ numbers, quantity, remark }) => [numbers.join("|"), quantity, remark])

test.each([
  ["L31742P02 2 Stück mit Zeugnis 3.1", ["L31742P02", 2, "mit Zeugnis 3.1"]],
  ["L31742P02 x 4 dringend!", ["L31742P02", 4, "dringend!"]],
  ["4 x L31742P02, bitte bis 12.11.2026 (Angebot)", ["L31742P02", 4, "bitte bis 12.11.2026 (Angebot)"]],
  ["Dichtring P/N: QX-7781-Z9 - 3 Stk.", ["QX-7781-Z9", 3, "Dichtring"]],
  [
    "Pos. 10: QX-7781-Z9 Dichtring DN 50, Menge: 2, Werkstoff 1.4571",
    ["QX-7781-Z9", 2, "Dichtring DN 50, Werkstoff 1.4571"],
  ],
  ["L31742P02", ["L31742P02", null, ""]],
  ["L31742P02 1,5", ["L31742P02", null, ""]],
  ["L31742P02 2 bis 4 Stück", ["L31742P02", null, "2 bis 4 Stück"]],
  ["L31742P02 2 шт. срочно", ["L31742P02", 2, "срочно"]],
])("keeps what the line %j says besides", async (line, expected) => {
  expect(await remarks(line)).toEqual([expected])
})

test("keeps to each of several numbers of a line what is written beside it", async () => {
  expect(await remarks("L31742P02 2 Stück dringend, L31742P05 3 Stück mit Zeugnis")).toEqual([
    ["L31742P02", 2, "dringend"],
    ["L31742P05", 3, "mit Zeugnis"],
  ])
})

test("keeps what stands between a number and the quantity below it", async () => {
  expect(await remarks("L31742P02\nBlade, stage 1\nmit Zeugnis\n4 Stk\nL31742P05\n2 Stk")).toEqual([
    ["L31742P02", 4, "Blade, stage 1 · mit Zeugnis"],
    ["L31742P05", 2, ""],
  ])
})

test("keeps descriptions and remarks of a table, figures with their heading", async () => {
  const table = [
    "Pos\tTeilenummer\tBezeichnung\tMenge\tEinheit\tTermin\tBemerkung",
    "10\tL31742P02\tLaufschaufel\t2\tStk\t12.11.2026\tmit Zeugnis 3.1",
    "20\tQX-7781-Z9 (neu)\tDichtring\t1,5\tStk\t\tdringend",
    "30\tL31742P05\t\tnach Absprache\tStk\t\t",
  ]
  expect(await remarks(table.join("\n"))).toEqual([
    ["L31742P02", 2, "Laufschaufel · Termin: 12.11.2026 · mit Zeugnis 3.1"],
    ["QX-7781-Z9", null, "(neu) · Dichtring · dringend"],
    ["L31742P05", null, "nach Absprache"],
  ])
})

test("keeps every remark, description and quantity of 25 lines, separated by semicolons, tabs or spaces", async () => {
  const lines = Array.from({ length: 25 }, (_, at) => ({
    number: `QX-77${10 + at}-Z9`,
    quantity: at + 2,
    text: at % 2 ? "dringend" : `Dichtring Nr. ${String.fromCodePoint(65 + at)}`,
  }))
  for (const write of [
    (number: string, quantity: number, text: string) => `${number}; ${quantity}; ${text}`,
    (number: string, quantity: number, text: string) => `${number}\t${quantity}\t${text}`,
    (number: string, quantity: number, text: string) => `${quantity} x ${number} ${text}`,
  ])
    expect(await remarks(lines.map(({ number, quantity, text }) => write(number, quantity, text)).join("\n"))).toEqual(
      lines.map(({ number, quantity, text }) => [number, quantity, text]),
    )
})
