import { expect, it } from "vitest"
import { foldMessage } from "./folded-text.tsx"

const foldedLines = (text: string) => foldMessage(text).map(({ lines, isFolded }) => [lines, isFolded])

it("folds quotes of more than two lines, and what is beyond forty lines, without losing any", () => {
  expect(foldedLines("Hallo\n\nDanke")).toEqual([[3, false]])
  expect(foldedLines("Ja.\n> a\n> b\n> c\nGruß")).toEqual([
    [1, false],
    [3, true],
    [1, false],
  ])
  expect(foldedLines("> a\nNein")).toEqual([
    [1, false],
    [1, false],
  ])
  const long = Array.from({ length: 60 }, (_, line) => `Zeile ${line}`).join("\n")
  expect(foldedLines(long)).toEqual([
    [40, false],
    [20, true],
  ])
  expect(
    foldMessage(`${long}\n> x\n> y\n> z`)
      .map(({ text }) => text)
      .join("\n"),
  ).toBe(`${long}\n> x\n> y\n> z`)
})
