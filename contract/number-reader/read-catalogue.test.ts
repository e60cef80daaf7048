import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { foldNumber } from "./fold-number.ts"
import { readNumbers } from "./read-numbers.ts"

const folder = join(import.meta.dirname, "../../seed/content/spares")
const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"))
const parts = files.flatMap((name) =>
  readFileSync(join(folder, name), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [number = "", de = "", en = "", ru = "", successor = "", quantity = ""] = line.split("\t")
      return { number, de, en, ru, successor, quantity: Number(quantity) }
    }),
)
type Part = (typeof parts)[number]
const keys = new Set(parts.map(({ number }) => foldNumber(number)))
const known = async (numbers: readonly string[]) => new Set(numbers.filter((number) => keys.has(foldNumber(number))))

test.each(files)("reads the whole list %s with every quantity", async (name) => {
  const text = readFileSync(join(folder, name), "utf8")
  const rows = text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
  for (const pasted of [text, text.replaceAll("\n", "\r\n"), text.slice(text.indexOf("\n") + 1)]) {
    const { lines } = await readNumbers(pasted, known)
    expect(lines.map(({ numbers, quantity }) => `${numbers[0]} ${quantity}`)).toEqual(
      rows.map((cells) => `${cells[0]} ${cells[5]}`),
    )
  }
})

const columns = ["number", "de", "en", "ru", "successor", "quantity"] as const
const headings: Record<(typeof columns)[number], string[]> = {
  number: ["Part number", "Teilenummer", "Номер детали"],
  de: ["Description (DE)", "Beschreibung", "Описание (DE)"],
  en: ["Description (EN)", "Bezeichnung", "Описание (EN)"],
  ru: ["Description (RU)", "Benennung", "Наименование"],
  successor: ["Substitute part", "Ersatz", "Замена"],
  quantity: ["Quantity", "Menge", "Количество"],
}

type Table = { cells: string[]; part: Part | null }[]
/** Distortions of a list; each gets the rows, the first of which is the headings. */
const noises: Record<string, (table: Table, pick: number) => Table> = {
  "no headings": (table) => table.slice(1),
  "item numbers in front": (table) =>
    table.map((row, at) => ({ ...row, cells: [at === 0 ? "Pos." : String(at * 10), ...row.cells] })),
  "a blank column": (table, pick) => table.map((row) => ({ ...row, cells: row.cells.toSpliced(pick % 7, 0, "") })),
  "quoted cells": (table) => table.map((row) => ({ ...row, cells: row.cells.map((cell) => `"${cell}"`) })),
  "blanks around": (table) => table.map((row) => ({ ...row, cells: row.cells.map((cell) => ` ${cell}\u00a0`) })),
  "small letters": (table) => table.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.toLowerCase()) })),
  "Cyrillic look-alikes": (table) =>
    table.map(({ part, cells }) => ({
      part,
      cells: cells.map((cell) =>
        cell === part?.number
          ? cell.replace(/[ABCEHKMPTX]/gu, (letter) => "АВСЕНКМРТХ"["ABCEHKMPTX".indexOf(letter)] ?? "")
          : cell,
      ),
    })),
  "titles of sections": (table, pick) =>
    table.toSpliced((pick % table.length) + 1, 0, { cells: ["Verdichter, Stufe 5"], part: null }),
  "headings again": (table, pick) =>
    table.toSpliced((pick % table.length) + 1, 0, { cells: table[0]?.cells ?? [], part: null }),
  "a sum below": (table) => [...table, { cells: ["Summe", "", "", "", "", "4711"], part: null }],
  "blank lines": (table, pick) => table.toSpliced((pick % table.length) + 1, 0, { cells: ["", "", ""], part: null }),
  "a column of units": (table) => table.map((row, at) => ({ ...row, cells: [...row.cells, at === 0 ? "ME" : "Stk"] })),
}

const list = fc.record({
  rows: fc.uniqueArray(fc.nat(parts.length - 1), { minLength: 1, maxLength: 40 }),
  order: fc.shuffledSubarray([...columns], { minLength: columns.length }),
  language: fc.nat(2),
  noise: fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(noises)), fc.nat(40)), {
    maxLength: 3,
    selector: ([name]) => name,
  }),
})

test("reads catalogue rows in any column order, with any distortion, without a wrong quantity", async () => {
  let [read, asked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(list, async ({ rows, order, language, noise }) => {
      const chosen = rows.map((index) => parts[index]).filter((part) => part !== undefined)
      const clean: Table = [
        { cells: order.map((column) => headings[column][language] ?? ""), part: null },
        ...chosen.map((part) => ({ cells: order.map((column) => String(part[column])), part })),
      ]
      const applied = noise.toSorted(
        ([one], [other]) => Number(one === "no headings") - Number(other === "no headings"),
      )
      const table = applied.reduce((before, [name, pick]) => noises[name]?.(before, pick) ?? before, clean)
      const { lines } = await readNumbers(table.map(({ cells }) => cells.join("\t")).join("\r\n"), known)
      const quantities = new Map(chosen.map((part) => [foldNumber(part.number), part.quantity]))
      const found = lines.filter(({ numbers }) => numbers.length > 0)
      expect(found).toHaveLength(chosen.length)
      for (const [at, { numbers, quantity, why }] of found.entries()) {
        const number = foldNumber(chosen[at]?.number ?? "")
        // A number beside its successor without a heading is ambiguous.
        expect(numbers.map(foldNumber)).toContain(number)
        if (numbers.length > 1) expect(why).toBe("number_unclear")
        else if (quantity === null) expect(why).toBe("quantity_unclear")
        if (quantity !== null) expect(quantity).toBe(quantities.get(number))
        if (quantity === null || numbers.length > 1) asked++
        read++
      }
    }),
    { numRuns: 300 },
  )
  // Asking every time would be useless.
  expect(asked / read).toBeLessThan(0.02)
})

/** Spellings of a quantity behind and before a number, and separators between two items. */
const behind = [
  " x #",
  " ×#",
  " # Stück",
  ", # Stk.",
  " - # шт.",
  " (# St.)",
  ": #",
  ", Menge: #",
  " qty #",
  " #x",
  " = # pcs",
]
const before = ["# x ", "#x ", "# Stück ", "# Stk. ", "# pcs of ", "# шт. ", "Menge #: "]
const between = [", ", "; ", " und ", " and ", " и ", ", und ", " / ", " + ", " & "]

const sentence = fc.record({
  items: fc.uniqueArray(
    fc.record({
      part: fc.constantFrom(...parts),
      quantity: fc.integer({ min: 1, max: 99 }),
      isDescribed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3, selector: ({ part }) => foldNumber(part.number) },
  ),
  style: fc.constantFrom(...behind.map((said) => `@${said}`), ...before.map((said) => `${said}@`)),
  separator: fc.constantFrom(...between),
  lead: fc.constantFrom("", "bitte ", "Anfrage: ", "We need ", "Нужно "),
})

test("reads several parts of one line without a wrong quantity, and without taking a said one for one", async () => {
  let [read, asked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(sentence, async ({ items, style, separator, lead }) => {
      const written = items.map(({ part, quantity, isDescribed }) => {
        const name = isDescribed ? `${part.number} ${part.de}` : part.number
        return style.replace("@", () => name).replace("#", String(quantity))
      })
      const { lines } = await readNumbers(lead + written.join(separator), known)
      for (const { part, quantity } of items) {
        const line = lines.find(({ numbers }) => numbers.map(foldNumber).includes(foldNumber(part.number)))
        // "Mutter, M8 x 1" ends with a size.
        const isSize = /^@ [x×]/u.test(style) && /M\d+$/u.test(part.de)
        if (!isSize) expect(line?.why).not.toBe("quantity_missing")
        expect([quantity, null]).toContain(line?.quantity)
        if (line?.quantity === null) asked++
        read++
      }
    }),
    { numRuns: 500 },
  )
  expect(asked / read).toBeLessThan(0.15)
})

test("reads whatever is pasted without failing, in lines that were there", async () => {
  const word = fc.oneof(
    fc.constantFrom("L31742P02", "\t", "\n", " x ", "x3", "3x", ";", ", ", "12", "Stk", '"', "1.000"),
    fc.string({ unit: "binary", maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 80 }), async (words) => {
      const text = words.join("")
      for (const { line, numbers, quantity, why } of (await readNumbers(text, known)).lines) {
        expect(line).toBeLessThanOrEqual(text.split(/\r\n|[\r\n\u2028\u2029\u0085]/u).length)
        expect(why === "no_number").toBe(numbers.length === 0)
        if (quantity !== null) expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000).toBe(true)
      }
    }),
  )
})
