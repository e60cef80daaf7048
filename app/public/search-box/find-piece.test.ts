import { expect, test } from "vitest"
import { findPiece } from "./find-piece.ts"

const marked = (text: string, query: string) => {
  const range = findPiece(text, query)
  return range && text.slice(...range)
}

test("finds a number however it is punctuated or typed", () => {
  expect(marked("L31742P02", "l317-42")).toBe("L31742")
  expect(marked("9107-M52.G01", "9107m52g01")).toBe("9107-M52.G01")
  expect(marked("L44700P04", "l 44700-р04")).toBe("L44700P04")
})

test("finds words and keeps their letters", () => {
  expect(marked("Laufschaufel, Stufe 1", "STUFE 1")).toBe("Stufe 1")
  expect(marked("Лопатка рабочая", "лопатка р")).toBe("Лопатка р")
})

test("marks nothing where nothing fits", () => {
  expect(findPiece("L31742P02", "x9")).toBeNull()
  expect(findPiece("L31742P02", " - ")).toBeNull()
  expect(findPiece("", "a")).toBeNull()
})
