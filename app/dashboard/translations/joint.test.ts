import { describe, expect, it } from "vitest"
import type { Image } from "#contract/image.ts"
import type { Publication } from "#contract/publishing.ts"
import { type Joint, differencesOf, joinPublications, joinRecords, jointFields, jointText, partFor } from "./joint.ts"

const joint: Joint = {
  texts: ["title"],
  shared: ["power", "category_id"],
  valueIn: (name, value, language) => (name === "category_id" && language === "en" ? Number(value) + 10 : value),
}
const image = (id: number, path: string, alts: Partial<Image> = {}): Image => ({
  id,
  path,
  width: 4,
  height: 3,
  alt_de: "",
  alt_en: "",
  alt_ru: "",
  decorative: false,
  focus: 12,
  sizes: { avif: [], webp: [], fallback: [], og: false },
  ...alts,
})
const record = (id: number, title: string, others: object = {}) => ({
  id,
  title,
  version: id,
  updated_at: `2026-01-0${id}`,
  power: 22,
  category_id: 1,
  image_list: [image(id * 10, "a.jpg", { alt_de: `de${id}`, alt_en: `en${id}` })],
  ...others,
})
const members = { de: record(1, "Turbine"), en: record(2, "Turbine, English", { category_id: 11 }) }

describe("a thing with a record in each language", () => {
  it("has the texts of all and the shared values of the first", () => {
    const joined = joinRecords(members, joint)
    expect(joined).toMatchObject({ id: 1, version: 3, updated_at: "2026-01-02", power: 22 })
    expect(joined).toMatchObject({ title_de: "Turbine", title_en: "Turbine, English", title_ru: "" })
    expect(jointText(joined, "title", "ru")).toEqual({ text: "Turbine", lang: "de" })
  })

  it("has the alt text of each language from that language's record", () => {
    expect(joinRecords(members, joint).image_list).toMatchObject([{ id: 10, alt_de: "de1", alt_en: "en2" }])
  })

  it("splits a patch among its records", () => {
    const patch = { title_en: "New", power: 30, category_id: 2 }
    expect(partFor(patch, joint, "de")).toEqual({ power: 30, category_id: 2 })
    expect(partFor(patch, joint, "en")).toEqual({ title: "New", power: 30, category_id: 12 })
    expect(jointFields({ title: "x", power: 1 }, joint, "en")).toEqual({ title_en: "x", power: 1 })
  })

  it("names what was written to one record alone", () => {
    expect(differencesOf(members, joint, "en")).toEqual([])
    const other = record(2, "x", { category_id: 5, power: 9, image_list: [image(20, "b.jpg")] })
    expect(differencesOf({ de: members.de, en: other }, joint, "en")).toEqual(["power", "category_id", "image_list"])
    expect(differencesOf({ de: members.de, en: other }, joint, "de")).toEqual([])
  })
})

describe("its publication", () => {
  const publication = (patch: Record<string, unknown> | null, hidden: Publication["hidden"] = []): Publication => ({
    draft: patch && {
      kind: "product",
      id: 1,
      patch,
      base: {},
      languages: [],
      version: 4,
      ready: false,
      note: "",
      ready_by: "",
      ready_at: "",
      saved_by: "Anna",
      saved_at: "2026-02-01",
    },
    images: [],
    hidden,
    can_hide: { whole: true, languages: false },
    plans: [],
  })

  it("joins the drafts; shared values are those of the first record's", () => {
    const drafts = { de: publication({ power: 25 }), en: publication({ title: "Draft", power: 99 }) }
    const { draft } = joinPublications(members, drafts, joint)
    expect(draft).toMatchObject({ patch: { power: 25, title_en: "Draft" }, version: 8, languages: ["de", "en"] })
  })

  it("is ready when all drafts are, and was sent back when one was", () => {
    const reviewed = (ready: boolean, note: string): Publication => {
      const { draft, ...rest } = publication({ title: "Draft" })
      const mark = { ready, note, ready_by: note === "" ? "" : "Anna", ready_at: note === "" ? "" : "2026-02-01" }
      return { ...rest, draft: draft && { ...draft, ...mark } }
    }
    const of = (de: Publication, en: Publication) => joinPublications(members, { de, en }, joint).draft
    const [ready, open, returned] = [reviewed(true, "Done"), reviewed(false, ""), reviewed(false, "Shorter")]
    expect(of(ready, ready)).toMatchObject({ ready: true, note: "Done", ready_by: "Anna" })
    expect(of(ready, open)).toMatchObject({ ready: false, note: "", ready_by: "" })
    expect(of(ready, returned)).toMatchObject({ ready: false, note: "Shorter", ready_by: "Anna" })
  })

  it("has the alt text of a translator's draft", () => {
    const drafts = { de: publication(null), en: publication({ image_list: [{ id: 20, alt_en: "new" }] }) }
    const { draft } = joinPublications(members, drafts, joint)
    expect(draft?.patch["image_list"]).toMatchObject([{ id: 10, alt_de: "de1", alt_en: "new" }])
  })

  it("hides the language whose record is hidden, and the whole when all are", () => {
    expect(joinPublications(members, { de: publication(null), en: publication(null, "all") }, joint).hidden).toEqual([
      "en",
    ])
    const all = { de: publication(null, "all"), en: publication(null, "all") }
    expect(joinPublications(members, all, joint).hidden).toBe("all")
  })
})
