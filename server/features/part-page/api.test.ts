import { beforeAll, expect, it } from "vitest"
import type { PartChoice, PartOfNumber } from "#contract/part-page.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { resolvePart } from "./store.ts"

onEachEngine("/api/part/{slug}", (open) => {
  let site: TestSite
  const get = async (slug: string, headers = {}) => site.request(`/api/part/${slug}`, { headers })
  const part = async (slug: string) => (await (await get(slug)).json()) as PartOfNumber
  const addGroup = async (title_de: string, parts: readonly Record<string, unknown>[]) => {
    const created = await site.asOwner("POST", "/api/spare", imageForm("images", await picture(), { title_de }))
    const { id } = (await created.json()) as SpareSummary
    for (const row of parts) expect((await site.asOwner("POST", `/api/spare/${id}/part`, row)).status).toBe(201)
    return id
  }
  let first: number
  let second: number

  beforeAll(async () => {
    site = await openTestSite(open())
    first = await addGroup("LM2500", [
      { partnumber: "L100P01", subst_part: "L100P02", description_de: "Schaufel, Stufe 1", quantity: 92 },
      { partnumber: "L100P02", subst_part: "L100P03", description_en: "Blade, stage 1" },
      { partnumber: "L100P03" },
      { partnumber: "L90P00", subst_part: "L100P02" },
      { partnumber: "C-1", subst_part: "C-2" },
      { partnumber: "C-2", subst_part: "C-1" },
      { partnumber: "R1", subst_part: "C-1" },
      { partnumber: "N7", subst_part: "NOWHERE 5" },
      { partnumber: "Q1", subst_part: "q 2" },
      { partnumber: "Q2" },
      { partnumber: "T~7" },
      { partnumber: "A/1" },
      { partnumber: "A-1" },
      { partnumber: "A1" },
      { partnumber: "B 12" },
    ])
    second = await addGroup("LM6000", [
      { partnumber: "L100P01", quantity: 80 },
      { partnumber: "VW 1", subst_part: "XY11" },
      { partnumber: "XY-11" },
      { partnumber: "XY-1/1" },
    ])
  })

  it("returns one number of several groups once, with its place and neighbours in natural order", async () => {
    const response = await get("l100p01")
    expect(response.status).toBe(200)
    const found = (await response.json()) as PartOfNumber
    expect(found).toMatchObject({ partnumber: "L100P01", slug: "l100p01", place: 8 })
    expect(found.groups).toMatchObject([
      { spare_id: first, title_de: "LM2500", description_de: "Schaufel, Stufe 1", quantity: 92 },
      { spare_id: second, title_de: "LM6000", quantity: 80 },
    ])
    expect(found.before.map(({ partnumber }) => partnumber)).toEqual(["C-1", "C-2", "L90P00"])
    expect(found.after.map(({ partnumber, slug }) => [partnumber, slug])).toEqual([
      ["L100P02", "l100p02"],
      ["L100P03", "l100p03"],
      ["N7", "n7"],
    ])
  })

  it("returns more neighbours of one side where the other has few", async () => {
    const { before, after } = await part("r1")
    expect(before.map(({ partnumber }) => partnumber)).toEqual(["L100P02", "L100P03", "N7", "Q1", "Q2"])
    expect(after.map(({ partnumber }) => partnumber)).toEqual(["T~7"])
  })

  it("returns a whole chain from each of its ends, the oldest first", async () => {
    for (const slug of ["l100p01", "l100p02", "l100p03", "l90p00"]) {
      const { chain } = await part(slug)
      expect(chain.some(({ interchangeable }) => interchangeable)).toBe(false)
      expect(chain.map(({ partnumber, superseded_by }) => [partnumber, superseded_by])).toEqual([
        ["L100P01", "L100P02"],
        ["L90P00", "L100P02"],
        ["L100P02", "L100P03"],
        ["L100P03", ""],
      ])
    }
  })

  it("reports a cycle, and keeps a number that only a chain names", async () => {
    const { chain } = await part("c-1")
    expect(chain.map(({ partnumber, interchangeable }) => [partnumber, interchangeable])).toEqual([
      ["R1", false],
      ["C-1", true],
      ["C-2", true],
    ])
    const named = await part("nowhere-5")
    expect(named).toMatchObject({ partnumber: "NOWHERE 5", groups: [], place: null, before: [], after: [] })
    expect(named.chain).toMatchObject([
      { partnumber: "N7", slug: "n7", superseded_by: "NOWHERE 5" },
      { partnumber: "NOWHERE 5", slug: "", superseded_by: "" },
    ])
  })

  it("follows a successor that is named in another spelling", async () => {
    for (const slug of ["q1", "q2"])
      expect((await part(slug)).chain.map((step) => [step.partnumber, step.slug, step.superseded_by])).toEqual([
        ["Q1", "q1", "Q2"],
        ["Q2", "q2", ""],
      ])
  })

  it("takes no successor where several numbers are spelled like the one named", async () => {
    const { chain } = await part("vw-1")
    expect(chain.map((step) => [step.partnumber, step.slug])).toEqual([
      ["VW 1", "vw-1"],
      ["XY11", "xy11"],
    ])
    expect((await part("xy-11")).chain).toEqual([])
  })

  it("returns a long chain whole, and keeps the part itself among many predecessors", async () => {
    const name = (at: number) => `CH${String(at).padStart(2, "0")}`
    const steps = Array.from({ length: 14 }, (_, at) => ({
      partnumber: name(at),
      subst_part: at < 13 ? name(at + 1) : "",
    }))
    const old = Array.from({ length: 75 }, (_, at) => ({ partnumber: `OLD-${at}`, subst_part: "NEW-1" }))
    await addGroup("Frame", [...steps, ...old, { partnumber: "NEW-1" }])
    for (const slug of ["ch00", "ch13"])
      expect((await part(slug)).chain.map(({ partnumber }) => partnumber)).toEqual(steps.map((step) => step.partnumber))
    for (const slug of ["new-1", "old-0", "old-74"]) {
      const { chain } = await part(slug)
      expect(chain).toHaveLength(60)
      expect(chain.at(-1)).toMatchObject({ partnumber: "NEW-1", superseded_by: "", interchangeable: false })
    }
    for (const old of ["OLD-0", "OLD-74"])
      expect((await part(old)).chain.map(({ partnumber }) => partnumber)).toContain(old)
  })

  it("redirects another spelling to the canonical URL, and offers a choice of equal spellings", async () => {
    for (const [slug, location] of [
      ["b12", "/api/part/b-12"],
      ["nowhere5", "/api/part/nowhere-5"],
      ["b-12~1", "/api/part/b-12"],
      ["a1~1", "/api/part/a1"],
    ] as const) {
      const moved = await get(slug)
      expect([slug, moved.status, moved.headers.get("Location")]).toEqual([slug, 308, location])
    }
    expect(await part("a1")).toMatchObject({ partnumber: "A1", slug: "a1" })
    const { choices } = (await (await get("a-1")).json()) as PartChoice
    expect(choices).toMatchObject([
      { partnumber: "A/1", slug: "a-1~1", spare_id: first, quantity: expect.any(Number) },
      { partnumber: "A-1", slug: "a-1~2", spare_id: first },
    ])
    expect(await part("a-1~1")).toMatchObject({ partnumber: "A/1", slug: "a-1~1" })
    expect(await part("a-1~2")).toMatchObject({ partnumber: "A-1", slug: "a-1~2" })
    expect((await get("a-1~3")).status).toBe(404)
    expect(await part("t~7")).toMatchObject({ partnumber: "T~7", slug: "t~7" })
  })

  it("redirects an alias to its part number", async () => {
    const added = await site.asOwner("POST", "/api/part-alias", { alias: "OLD-77", partnumber: "L100P03" })
    expect(added.status).toBe(201)
    expect((await get("old-77")).headers.get("Location")).toBe("/api/part/l100p03")
  })

  it("rejects unknown, too long or broken slugs, and parts of a group in the trash", async () => {
    for (const slug of ["zz-99", "x".repeat(121), "%E0%A4%A", "-", "~1"]) expect((await get(slug)).status).toBe(404)
    const id = await addGroup("SGT", [{ partnumber: "GONE-1" }])
    await site.asOwner("POST", "/api/part-alias", { alias: "ALSO-GONE", partnumber: "GONE-1" })
    expect((await get("gone-1")).status).toBe(200)
    await site.asOwner("DELETE", `/api/spare/${id}`)
    expect((await get("gone-1")).status).toBe(404)
    expect((await get("also-gone")).status).toBe(404)
  })

  it("names the machines of its group, other stages of its kind, and related services", async () => {
    const stage = (stage: number) => ({ description_de: `Leitrad, Nutzturbine, Stufe ${stage}` })
    const id = await addGroup("Nutzturbinen", [
      { partnumber: "S7-2", ...stage(2) },
      { partnumber: "S7-10", ...stage(10), description_en: "Nozzle ring, power turbine, stage 10" },
      { partnumber: "S7-3", ...stage(3) },
      { partnumber: "S8-3", description_de: "Leitrad, Hochdruckturbine, Stufe 3" },
    ])
    const made = await site.asOwner("POST", "/api/category", { name: "NT-9", lang: "DE", spare_id: id })
    const category = (await made.json()) as { id: number }
    const fields = {
      title: "NT-9 A",
      model: "A",
      type: "NT",
      power: "22.5",
      lang: "DE",
      category_id: String(category.id),
    }
    const product = await site.asOwner("POST", "/api/product", imageForm("images[]", await picture(), fields))
    expect(product.status).toBe(201)
    for (const [title_de, text_de] of [
      ["Auswuchten", "<p>Rotoren aller Art</p>"],
      ["Leiträder instand setzen", "<p>Leiträder werden vermessen.</p>"],
      ["Beratung", "<p>Am Telefon</p>"],
    ] as const)
      expect(
        (await site.asOwner("POST", "/api/service", imageForm("images[]", await picture(), { title_de, text_de })))
          .status,
      ).toBe(201)
    await site.app.content.refresh()
    const found = await part("s7-2")
    expect(found).toMatchObject({ kind_de: "Leitrad, Nutzturbine", kind_en: "", stage: 2 })
    expect(found.alike.map(({ partnumber, stage }) => [partnumber, stage])).toEqual([
      ["S7-3", 3],
      ["S7-10", 10],
    ])
    expect(found.groups[0]?.series).toMatchObject([
      { lang: "DE", name: "NT-9", models: [{ model: "A", type: "NT", power: 22.5 }] },
    ])
    expect(found.services.map(({ title_de }) => title_de)).toEqual(["Leiträder instand setzen"])
  })

  it("reads the database three times for a page, and all else once for each state of the content", async () => {
    let reads = 0
    const db = site.app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads++
        return result
      },
    })
    const app = { ...site.app, db }
    await resolvePart(app, { slug: "l100p01", among: null })
    reads = 0
    expect(await resolvePart(app, { slug: "l100p01", among: null })).toMatchObject({ kind: "part" })
    expect(reads).toBe(3)
  })

  it("is not sent again while it is the same", async () => {
    const tag = (await get("l100p01")).headers.get("ETag") ?? ""
    expect((await get("l100p01", { "If-None-Match": tag })).status).toBe(304)
  })
})
