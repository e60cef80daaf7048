import { beforeAll, expect, it } from "vitest"
import type { SearchResult } from "#contract/search.ts"
import type { Synonym } from "#contract/synonym.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const part = (partnumber: string, de: string, en: string, ru: string) => ({
  partnumber,
  subst_part: "",
  description_de: de,
  description_en: en,
  description_ru: ru,
})

onEachEngine("equal words", (open) => {
  let site: TestSite
  let manager: TestPerson
  const search = async (q: string, lang = "de") => {
    const query = new URLSearchParams({ q, lang }).toString()
    return (await (await site.request(`/api/search?${query}`)).json()) as SearchResult
  }
  const found = async (q: string, lang = "de") => {
    const { items, read_how } = await search(q, lang)
    return [read_how, ...items.map(({ partnumber }) => partnumber)]
  }
  const list = async () => (await (await manager.call("GET", "/api/synonym")).json()) as Synonym[]

  beforeAll(async () => {
    site = await openTestSite(open())
    manager = await addPerson(site, "manager", { roles: ["parts"] })
    await fillPartGroup(site.app, [
      part(
        "L31742P02",
        "Laufschaufel, Hochdruckturbine, Stufe 1",
        "Blade, high-pressure turbine, stage 1",
        "Лопатка рабочая, турбина высокого давления, 1-я ступень",
      ),
      part("9035M58G02", "Leitradsegment, Nutzturbine", "Nozzle segment, power turbine", "Сегмент соплового аппарата"),
      part("9679M11G01", "Lagergehäuse, Lagerstelle Nr. 4", "Bearing housing, No. 4 position", "Корпус, опора № 4"),
      part(
        "9047M11G01",
        "Stellzylinder, Leitschaufelverstellung",
        "Actuator cylinder, variable stator vane system",
        "Гидроцилиндр привода, механизм поворота направляющих лопаток",
      ),
    ])
  })

  it.each([
    ["HPT blade", "L31742P02"],
    ["лопатка ТВД", "L31742P02"],
    ["HD-Turbine Laufschaufel", "L31742P02"],
    ["NGV", "9035M58G02"],
    ["VSV actuator", "9047M11G01"],
    ["#4 bearing", "9679M11G01"],
  ])("of the trade are shipped: %s finds %s", async (query, number) => {
    for (const lang of ["de", "en", "ru"]) expect(await found(query, lang), lang).toEqual(["synonym", number])
  })

  it("say what was searched instead, and leave words alone that find something themselves", async () => {
    expect(await search("NGV")).toMatchObject({ query: "NGV", read_as: "Leitradsegment" })
    expect(await found("Laufschaufel")).toEqual([null, "L31742P02"])
    expect(await found("gibtesnicht")).toEqual([null])
  })

  it("find what is asked for with wildcards", async () => {
    expect(await found("*31742*")).toEqual(["number", "L31742P02"])
  })

  it("are kept by the parts manager, in either direction at once", async () => {
    const shipped = await list()
    expect(shipped.length).toBeGreaterThanOrEqual(60)
    expect(await found("Flügelrad")).toEqual([null])
    const words = { title_de: "Flügelrad; Laufschaufel", title_en: "", title_ru: "крыльчатка" }
    const made = (await (await manager.call("POST", "/api/synonym", words)).json()) as Synonym
    expect(await found("Flügelrad")).toEqual(["synonym", "L31742P02"])
    expect(await found("крыльчатка")).toEqual(["synonym", "L31742P02"])
    expect((await manager.call("PATCH", `/api/synonym/${made.id}`, { title_ru: "" })).status).toBe(200)
    expect(await found("крыльчатка")).toEqual([null])
    expect((await manager.call("DELETE", `/api/synonym/${made.id}`)).status).toBe(204)
    expect(await found("Flügelrad")).toEqual([null])
    expect(await list()).toHaveLength(shipped.length)
    expect((await manager.call("POST", `/api/trash/synonym-${made.id}/restore`)).status).toBe(204)
    expect(await found("Flügelrad")).toEqual(["synonym", "L31742P02"])
  })

  it("need two words, and the ability to edit parts", async () => {
    expect((await manager.call("POST", "/api/synonym", { title_de: "HPT" })).status).toBe(422)
    expect((await site.request("/api/synonym")).status).toBe(401)
    const sales = await addPerson(site, "sales", { roles: ["sales"] })
    expect((await sales.call("POST", "/api/synonym", { title_de: "A, B" })).status).toBe(403)
  })
})
