import { describe, expect, it } from "vitest"
import { excerptOf } from "./find-hits.ts"
import { foldForSearch, searchTerms, foldWithOrigins } from "./fold-search.ts"

describe("the fold of the search over inquiries", () => {
  it.each([
    ["9062-m13-g01", "9062m13g01"],
    ["9062 M13 G01", "9062m13g01"],
    ["Anfrage_PO 4500123.pdf", "anfragepo4500123pdf"],
    ["+49 (0) 4720/551", "4904720551"],
    ["Öl-Filter,  neu\n2 Stück", "olfilter neu2stuck"],
    ["9107М52G01", "9107m52g01"],
  ])("reads %j as %j", (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it.each([
    ["9292 m32", ["9292m32"]],
    ["PO 4500123", ["po4500123"]],
    ["Mangyr 9292-M32", ["mangyr", "9292m32"]],
    ["Stufe 2", ["stufe2"]],
    ["+49 4720 551", ["494720551"]],
    ["Kessler Altenbruch", ["kessler", "altenbruch"]],
    ["@", []],
  ])("takes the terms of %j", (query, terms) => {
    expect(searchTerms(query)).toEqual(terms)
  })

  it("marks what was searched in the text as it was written", () => {
    expect(excerptOf(foldWithOrigins("los segmentos 9292 M32 para la parada"), ["9292m32"])).toEqual([
      "los segmentos ",
      "9292 M32",
      " para la parada",
    ])
    const long = excerptOf(foldWithOrigins(`${"a ".repeat(40)}Öl-Filter${" b".repeat(90)}`), ["olfilter"])
    expect(long).toHaveLength(3)
    expect(long[0]).toMatch(/^…/u)
    expect(long[1]).toBe("Öl-Filter")
    expect(long[2]).toMatch(/…$/u)
  })
})
