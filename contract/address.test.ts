import { expect, test } from "vitest"
import { localAddress } from "./address-constants.ts"

test("the address names the country for readers of other languages, once", () => {
  const address = "Turbinenweg 4, 37124 Rosdorf"
  expect(localAddress(address, "de")).toBe(address)
  expect(localAddress(address, "en")).toBe(`${address}, Germany`)
  expect(localAddress(address, "ru")).toBe(`${address}, Германия`)
  expect(localAddress(`${address}, Germany`, "en")).toBe(`${address}, Germany`)
  expect(localAddress("", "en")).toBe("")
})
