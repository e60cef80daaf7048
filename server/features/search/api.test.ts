import { beforeAll, expect, it } from "vitest"
import type { SearchResult } from "#contract/search.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/search", (open) => {
  let site: TestSite
  const search = async (q: string, lang = "de", limit = 20) =>
    (await (
      await site.request(`/api/search?q=${encodeURIComponent(q)}&lang=${lang}&limit=${limit}`)
    ).json()) as SearchResult
  const numbers = async (q: string) => (await search(q)).items.map((item) => [item.partnumber, item.match])

  beforeAll(async () => {
    site = await openTestSite(open())
    const group = await site.asOwner(
      "POST",
      "/api/spare",
      imageForm("images", await picture(), { title_de: "Ersatzteile LM2500", title_en: "LM2500 parts" }),
    )
    const { id } = (await group.json()) as SpareSummary
    const service = { title_de: "Boroskopische Inspektion", title_ru: "Бороскопия", summary_de: "Befund mit Bildern" }
    await site.asOwner("POST", "/api/service", imageForm("images", await picture(), service))
    for (const part of [
      {
        partnumber: "L31742P02",
        subst_part: "L31742P05",
        description_de: "Laufschaufel Stufe 1",
        description_ru: "Лопатка рабочая",
      },
      { partnumber: "L31742P05", description_de: "Laufschaufel beschichtet" },
      { partnumber: "L31742P", description_de: "Kurz" },
      { partnumber: "XL31742P05", description_de: "Enthält die Nummer" },
    ])
      await site.asOwner("POST", `/api/spare/${id}/part`, part)
  })

  it("lists the exact number first, then numbers beginning with it, its predecessors, and numbers containing it", async () => {
    expect(await numbers("L31742P05")).toEqual([
      ["L31742P05", "exact"],
      ["L31742P02", "substitute"],
      ["XL31742P05", "contains"],
    ])
    expect(await numbers("l-31742.p 05")).toEqual([
      ["L31742P05", "ignoring_punctuation"],
      ["L31742P02", "substitute"],
      ["XL31742P05", "contains"],
    ])
    expect((await numbers("L31742P"))[0]).toEqual(["L31742P", "exact"])
  })

  it("finds services and groups in the language, with their addresses", async () => {
    expect((await search("lm2500", "en")).items[0]).toMatchObject({
      kind: "spare",
      title: "LM2500 parts",
      title_lang: "en",
    })
    expect((await search("бороскоп", "ru")).items[0]).toMatchObject({
      kind: "service",
      title: "Бороскопия",
      path: "/service/1-boroskopiya",
    })
    expect((await search("boroskop befund")).totals).toEqual({ part: 0, product: 0, service: 1, spare: 0 })
  })

  it.each([
    ["L31742P05,", "number"],
    ['"L31742P05"', "number"],
    ["№ L31742P05", "number"],
    ["P/N: L31742-P05", "number"],
    [">L31742P05", "number"],
    ["SAP:L31742P05", "number"],
    ["PNL31742P05", "number"],
    ["L31742P05 x 3", "number"],
    ["Л31742П05", "number"],
    ["Д31742З05", "number"],
    ["L31742PO5", "guess"],
    ["131742p05", "guess"],
  ])("finds the part for %s, and reports the interpretation (%s)", async (q, how) => {
    const { items, read_how, read_as } = await search(q)
    expect(items.map((item) => item.partnumber)).toContain("L31742P05")
    // Quotes and the like beside a number do not change its interpretation.
    if (how === "guess") expect([read_how, read_as]).toEqual(["guess", "L31742P05"])
    else expect(read_how).not.toBe("guess")
  })

  it("finds each of two numbers in one query", async () => {
    for (const q of ["L31742P05 L31742P", "L31742P05, L31742P"]) {
      const { items, total, read_how, read_as } = await search(q)
      expect(items.map((item) => [item.partnumber, item.match])).toEqual([
        ["L31742P", "exact"],
        ["L31742P05", "exact"],
        ["L31742P02", "substitute"],
      ])
      expect([total, read_how, read_as]).toEqual([3, "numbers", "L31742P05, L31742P"])
    }
  })

  it("reaches every hit page by page, and returns the last page for a number beyond it", async () => {
    const page = async (number: number) =>
      (await (await site.request(`/api/search?q=l&limit=2&page=${number}`)).json()) as SearchResult
    const { total } = await page(1)
    expect(total).toBeGreaterThan(3)
    const seen: string[] = []
    for (let number = 1; number <= Math.ceil(total / 2); number++)
      seen.push(...(await page(number)).items.map((item) => `${item.kind} ${item.id}`))
    expect(new Set(seen).size).toBe(total)
    expect((await page(99)).page).toBe(Math.ceil(total / 2))
  })

  it("counts all and returns as many as requested", async () => {
    const result = await search("laufschaufel", "de", 1)
    expect(result).toMatchObject({ total: 2, totals: { part: 2 } })
    expect(result.items).toHaveLength(1)
  })

  it("returns nothing for an empty or strange query, without an error", async () => {
    for (const q of ["", "   ", "'; drop table part; --", ") union select", "\u0000", "%", "_", "\\"])
      expect((await search(q)).total).toBe(0)
    expect((await site.request(`/api/search?q=${"x".repeat(101)}`)).status).toBe(422)
    expect((await site.request("/api/search?q=L31&lang=../../etc&other=1")).status).toBe(200)
    for (const wrong of ["limit=NaN", "limit=0", "page=0", "page=abc"])
      expect((await site.request(`/api/search?q=L31&${wrong}`)).status).toBe(422)
  })
})
