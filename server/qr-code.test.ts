import { encode } from "uqr"
import { expect, it } from "vitest"
import { drawQrCode } from "./qr-code.ts"

it("draws exactly the dark modules of a code", () => {
  const text = "https://www.example.com/ru/part/9035m58g02"
  const { size, path } = drawQrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu))
    for (let at = Number(x); at < Number(x) + Number(length); at++) (drawn[Number(y)] ?? [])[at] = true
  expect(drawn).toEqual(encode(text, { ecc: "M", border: 0, maskPattern: 0 }).data)
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/gu, "")).toBe("")
})
