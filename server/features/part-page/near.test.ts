import { beforeAll, expect, it } from "vitest"
import type { NearPart } from "#contract/near-part.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const part = (partnumber: string, description_de: string, subst_part = "") => ({
  partnumber,
  subst_part,
  description_de,
  description_en: "",
  description_ru: "",
})

onEachEngine("the nearest numbers", (open) => {
  let site: TestSite
  const read = async (number: string, lang = "de") => {
    const query = new URLSearchParams({ number, lang }).toString()
    const response = await site.request(`/api/part/near?${query}`)
    return ((await response.json()) as { items: NearPart[] }).items
  }
  const near = async (number: string) => (await read(number)).map(({ partnumber, why }) => `${partnumber} ${why}`)

  beforeAll(async () => {
    site = await openTestSite(open())
    await fillPartGroup(site.app, [
      part("L31742P02", "Laufschaufel", "L31742P05"),
      part("L31742P05", "Laufschaufel, beschichtet"),
      part("L31742P12", "Laufschaufel, lang"),
      part("9107M52G01", "Flammrohr"),
      part("9107M52G03", "Flammrohr, beschichtet"),
      part("9035M58G02", "Leitradsegment"),
      part("5X516-498-1", "Ring"),
      part("A-1", "Kurz"),
    ])
    await fillPartGroup(site.app, [part("9107 M52 G01", "Flammrohr")])
  })

  it.each([
    ["9017M52G01", ["9107M52G01 swapped", "9107M52G03 revision"]],
    ["L3174P02", ["L31742P02 length", "L31742P05 revision", "L31742P12 revision"]],
    ["L317742P02", ["L31742P02 length", "L31742P05 revision", "L31742P12 revision"]],
    ["9107M52G11", ["9107M52G01 revision", "9107M52G03 revision"]],
    ["9035N58G02", ["9035M58G02 different"]],
    ["L31742P03", ["L31742P02 revision", "L31742P05 revision", "L31742P12 revision"]],
    ["LЗ1742P02", ["L31742P02 misread", "L31742P05 revision", "L31742P12 revision"]],
    ["Л31742РО2", ["L31742P02 keyboard"]],
    ["5X516-498-2", ["5X516-498-1 different"]],
    ["P/N: 9017M52G01 x 2", ["9107M52G01 swapped", "9107M52G03 revision"]],
    ["ZZ-4711-Q", []],
    ["A-2", []],
    ["Laufschaufel", []],
    ["", []],
  ])("of %j are listed, the likeliest first", async (number, parts) => expect(await near(number)).toEqual(parts))

  it("are marked where they differ, with what was written there", async () => {
    expect((await read("9035N58G02"))[0]).toEqual({
      partnumber: "9035M58G02",
      slug: "9035m58g02",
      distance: 1,
      why: "different",
      segments: ["9035", "M", "58G02"],
      instead: "N",
      spare_id: expect.any(Number),
      quantity: 0,
      subst_part: "",
      description: "Leitradsegment",
      description_lang: "de",
    })
    const [swapped] = await read("9017M52G01")
    expect(swapped).toMatchObject({ segments: ["9", "10", "7M52G01"], instead: "01" })
    const [missing] = await read("L3174P02")
    expect(missing).toMatchObject({ segments: ["L3174", "2", "P02"], instead: "", subst_part: "L31742P05" })
  })

  it("are those of the groups that visitors see", async () => {
    const [found] = await read("9035N58G02")
    expect((await site.asOwner("DELETE", `/api/spare/${found?.spare_id}`)).status).toBe(204)
    // The second group has the flame tube in another spelling.
    expect(await near("9035N58G02")).toEqual([])
    expect(await near("9017M52G01")).toEqual(["9107 M52 G01 swapped"])
  })

  it("rejects a number that is too long", async () => {
    expect((await site.request(`/api/part/near?number=${"9".repeat(300)}`)).status).toBe(422)
  })
})
