import { beforeAll, expect, it } from "vitest"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/part/lookup", (open) => {
  let site: TestSite
  const lookUp = async (numbers: unknown) => site.request("/api/part/lookup", json("POST", { numbers }))

  beforeAll(async () => {
    site = await openTestSite(open())
    const created = await site.asOwner(
      "POST",
      "/api/spare",
      imageForm("images", await picture(), { title_de: "Gruppe" }),
    )
    const { id } = (await created.json()) as SpareSummary
    for (const part of [
      { partnumber: "L-31742 P02", subst_part: "L31742P05" },
      { partnumber: "L31742P05" },
      { partnumber: "A1", subst_part: "GONE" },
    ])
      await site.asOwner("POST", `/api/spare/${id}/part`, part)
  })

  it("reports each number as found, replaced or unknown, in request order", async () => {
    const { items } = (await (await lookUp(["l31742.р02", "XYZ", "L31742P05", " ", "A1"])).json()) as PartLookupResult
    expect(items.map((item) => [item.number, item.status, item.part?.partnumber, item.successor?.partnumber])).toEqual([
      ["l31742.р02", "replaced", "L-31742 P02", "L31742P05"],
      ["XYZ", "unknown", undefined, undefined],
      ["L31742P05", "found", "L31742P05", undefined],
      ["A1", "replaced", "A1", undefined],
    ])
  })

  it("finds numbers written by ear or on another keyboard layout, and suggests misread ones", async () => {
    const { items } = (await (
      await lookUp(["Л31742П05", "Д31742З05", "L31742PO5", "l3i742p05", "ZZ99O"])
    ).json()) as PartLookupResult
    expect(
      items.map(({ status, part, similar }) => [status, part?.partnumber, similar.map((one) => one.partnumber)]),
    ).toEqual([
      ["found", "L31742P05", []],
      ["found", "L31742P05", []],
      ["similar", undefined, ["L31742P05"]],
      ["similar", undefined, ["L31742P05"]],
      ["unknown", undefined, []],
    ])
  })

  it("responds to 500 unknown numbers", async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => `LOS1B${index}O80`)
    const { items } = (await (await lookUp(numbers)).json()) as PartLookupResult
    expect(items).toHaveLength(500)
  })

  it("suggests a match for the last of 500 unknown numbers", async () => {
    const numbers = Array.from({ length: 499 }, (_, index) => `LOS1B${index}O80`)
    const { items } = (await (await lookUp([...numbers, "L31742PO5"])).json()) as PartLookupResult
    expect(items.at(-1)).toMatchObject({ status: "similar", similar: [{ partnumber: "L31742P05" }] })
  })

  it("rejects more than 500 numbers and values of other types", async () => {
    for (const numbers of [
      Array.from({ length: 501 }, (_, index) => `N${index}`),
      "A1",
      [{ $gt: "" }],
      ["x".repeat(101)],
      null,
    ])
      expect((await lookUp(numbers)).status).toBe(422)
    expect(await (await lookUp([])).json()).toEqual({ items: [] })
  })
})
