import { beforeAll, expect, it } from "vitest"
import type { SearchResult } from "#contract/search.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const parts = {
  LM2500: [
    ["L31742P02", "Laufschaufel, Stufe 1", "Blade, stage 1", "Лопатка рабочая, ступень 1"],
    ["9036M25G04", "Lagergehäuse", "Bearing housing", "Корпус подшипника"],
    ["9347M68G02", "Brennstoffdüse", "Fuel nozzle", "Форсунка топливная"],
    ["9107M52G01", "Kugellager", "Ball bearing", "Шарикоподшипник"],
    ["X1", "Haltering", "Retaining ring", "Подшипник опорный"],
  ],
  LM6000: [
    ["L47123P01", "Brennstoffdüse, zweistufig", "Fuel nozzle, two-stage", "Форсунка топливная двухступенчатая"],
    ["L47123P02", "Dichtring", "Seal ring", "Кольцо уплотнительное"],
    ["L47123P03", "Dichtring, groß", "Seal ring, large", "Кольцо уплотнительное"],
    ["L47123P04", "Dichtring, klein", "Seal ring, small", "Кольцо уплотнительное"],
  ],
  SGT: [
    ["Z1", "Dichtring", "Seal ring", "Кольцо уплотнительное"],
    ["Z2", "Rotor", "Rotor", "Ротор"],
    ["Z3", "Laufrad", "Rotor wheel", "Рабочее колесо"],
    ["Z4", "Dampfrohr", "Steam pipe", "Паропровод"],
    ["Z5", "Schwingungsüberwachung", "Vibration monitoring", "Контроль вибрации"],
    ["Z6", "Stehbolzen Satz", "Stud kit", "Комплект шпилек"],
    ["Z7", "Stehbolzen", "Stud", "Шпилька"],
  ],
}

onEachEngine("/api/search by words", (open) => {
  let site: TestSite
  const ids = new Map<string, number>()
  const search = async (query: Record<string, string>) =>
    (await (await site.request(`/api/search?${new URLSearchParams({ lang: "de", ...query })}`)).json()) as SearchResult
  const numbers = ({ items }: SearchResult) => items.flatMap((item) => item.partnumber ?? [])
  const matches = ({ items }: SearchResult) => new Set(items.map((item) => item.match))

  beforeAll(async () => {
    site = await openTestSite(open())
    for (const [title, rows] of Object.entries(parts)) {
      const form = imageForm("images", await picture(), { title_de: `Ersatzteile ${title}` })
      const { id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary
      ids.set(title, id)
      for (const [partnumber, description_de, description_en, description_ru] of rows)
        await site.asOwner("POST", `/api/spare/${id}/part`, {
          partnumber,
          description_de,
          description_en,
          description_ru,
        })
    }
    const text_de = "<p>Die Boroskopie zeigt den Zustand der&nbsp;Turbine.</p>"
    const service = { title_de: "Blick ins Innere", title_en: "Borescope inspection", text_de }
    await site.asOwner("POST", "/api/service", imageForm("images", await picture(), service))
  })

  it("finds words of which each is found in another way", async () => {
    for (const [q, match] of [
      ["ring 47123P04", "text"],
      ["Dichtringen 47123P04", "word_form"],
      ["ring seal 47123P04", "other_language"],
      ["Dichtringen seal P04", "other_language"],
      ["klein-seal 47123", "other_language"],
    ] as const) {
      const result = await search({ q })
      expect([q, numbers(result), ...matches(result)]).toEqual([q, ["L47123P04"], match])
    }
  })

  it("finds a word of another language, and names the language and place", async () => {
    const result = await search({ q: "bearing" })
    expect(numbers(result)).toEqual(["9036M25G04", "9107M52G01"])
    expect(result.items[0]).toMatchObject({
      match: "other_language",
      title: "Lagergehäuse",
      found_lang: "en",
      found_pieces: ["", "Bearing", " housing"],
    })
  })

  it("finds a word of the reader's language in the texts of the others, too", async () => {
    const { items } = await search({ q: "Rotor" })
    expect(items.map(({ partnumber, match }) => [partnumber, match])).toEqual([
      ["Z2", "text"],
      ["Z3", "other_language"],
    ])
  })

  it.each([
    ["Laufschaufeln", "de", ["L31742P02"], "word_form"],
    ["Brennstoffduese", "de", ["9347M68G02", "L47123P01"], "word_form"],
    ["форсунок", "ru", ["9347M68G02", "L47123P01"], "word_form"],
    ["форсунка LM2500", "ru", ["9347M68G02"], "text"],
    ["подшибник", "ru", ["X1", "9036M25G04", "9107M52G01"], "similar"],
    ["Brenstoffdüse", "de", ["9347M68G02", "L47123P01"], "similar"],
    ["Stufenlaufschaufel", "de", ["L31742P02"], "similar"],
    ["Laufshaufel", "de", ["L31742P02"], "similar"],
    ["Laufschafuel", "de", ["L31742P02"], "similar"],
    ["Düsen", "de", ["9347M68G02", "L47123P01"], "word_form"],
    ["Rohre", "de", ["Z4"], "word_form"],
    ["Düse", "en", ["9347M68G02", "L47123P01"], "other_language"],
    ["Schaufel", "ru", ["L31742P02"], "other_language"],
    ["Laufschaufel LM 2500", "de", ["L31742P02"], "text"],
    ["bearings", "en", ["9036M25G04", "9107M52G01"], "word_form"],
  ])("finds %s as %s", async (q, lang, found, match) => {
    const result = await search({ q, lang })
    expect(new Set(numbers(result))).toEqual(new Set(found))
    expect(matches(result)).toContain(match)
    expect(result.read_how).toBe(match === "similar" ? "typo" : null)
  })

  it("says a word that was put right as the catalogue spells it", async () => {
    expect((await search({ q: "Brenstoffdüse" })).read_as).toBe("Brennstoffdüse")
    expect((await search({ q: "подшибник", lang: "ru" })).read_as).toBe("подшипник")
  })

  it("lists the reader's own language before the others", async () => {
    const result = await search({ q: "ring" })
    const kinds = result.items.map((item) => item.match)
    expect(kinds.filter((match) => match === "text")).toHaveLength(5)
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a !== "text") - Number(b !== "text")))
  })

  it.each([
    ["9107M52GO1", "9107M52G01", "guess"],
    ["L31742P02,", "L31742P02", "number"],
    ["№ L31742P02 x 3", "L31742P02", "number"],
  ])("finds the number in %s", async (q, number, how) => {
    const result = await search({ q })
    expect(numbers(result)).toEqual([number])
    expect(result.read_how).toBe(how)
    expect(result.items[0]?.match).toBe("exact")
  })

  it("reads each number of a list, and says when one is a guess", async () => {
    const typed = await search({ q: "9107M52G01, L31742P02" })
    expect([typed.read_how, new Set(numbers(typed))]).toEqual(["numbers", new Set(["9107M52G01", "L31742P02"])])
    const misread = await search({ q: "9107M52GO1 L31742PO2" })
    expect([misread.read_how, misread.read_as]).toEqual(["guess", "9107M52G01, L31742P02"])
    expect(new Set(numbers(misread))).toEqual(new Set(["9107M52G01", "L31742P02"]))
  })

  it("finds a service by its text and by its title in another language", async () => {
    const byText = await search({ q: "Boroskopie" })
    expect(byText.items).toMatchObject([{ kind: "service", title: "Blick ins Innere", match: "text" }])
    const byTitle = await search({ q: "borescope" })
    expect(byTitle.items).toMatchObject([{ kind: "service", title: "Blick ins Innere", match: "other_language" }])
  })

  it("takes a word for the name of a series only where a word of the title begins with it", async () => {
    expect(numbers(await search({ q: "Stehbolzen Satz" }))).toEqual(["Z6"])
    expect(numbers(await search({ q: "Stehbolzen Satz Ersatzteil SGT" }))).toEqual(["Z6"])
  })

  it("counts hits by group, lists two of each first and those of one group on request", async () => {
    const all = await search({ q: "Dichtring" })
    expect(all.series.map(({ title, count }) => [title, count])).toEqual([
      ["Ersatzteile LM6000", 3],
      ["Ersatzteile SGT", 1],
    ])
    expect(numbers(all)).toEqual(["L47123P02", "L47123P03", "Z1", "L47123P04"])
    const narrowed = await search({ q: "Dichtring", series: String(ids.get("LM6000")) })
    expect([narrowed.total, numbers(narrowed), narrowed.series]).toEqual([
      3,
      ["L47123P02", "L47123P03", "L47123P04"],
      all.series,
    ])
    const second = await search({ q: "Dichtring", series: String(ids.get("LM6000")), page: "2", limit: "2" })
    expect(numbers(second)).toEqual(["L47123P04"])
    expect((await site.request("/api/search?q=x&series=abc")).status).toBe(422)
  })

  it("lists a third hit of a group after the first of another", async () => {
    const rings = numbers(await search({ q: "Кольцо", lang: "ru" }))
    expect(rings).toEqual(["L47123P02", "L47123P03", "Z1", "L47123P04"])
  })

  it("finds nothing for an unknown word", async () => {
    expect((await search({ q: "gibtesnicht" })).total).toBe(0)
    // The end of an English word is no word of its own: "monitoring".
    expect((await search({ q: "toring" })).total).toBe(0)
  })
})
