import { expect, it } from "vitest"
import type { Image } from "#contract/image.ts"
import { pairAltTexts } from "./copy-product.ts"

const image = (path: string): Image => ({
  id: 1,
  path,
  width: 1,
  height: 1,
  alt_de: `${path} de`,
  alt_en: "",
  alt_ru: "",
  sizes: { avif: [], webp: [], fallback: [], og: false },
  version: 1,
})
const file = (name: string) => new File([name], name)

it("pairs each copied picture with its source, also when some were taken out or added", () => {
  const [a, b, c] = [file("a"), file("b"), file("c")]
  const added = file("added")
  const from = ["a", "b", "c"].map(image)
  const to = ["new-c", "new-added", "new-a"].map(image)
  expect(pairAltTexts(from, [a, b, c], [c, added, a], to)).toEqual([
    { path: "new-c", alt_de: "c de", alt_en: "", alt_ru: "" },
    { path: "new-a", alt_de: "a de", alt_en: "", alt_ru: "" },
  ])
})
