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
    const created = await site.asAdmin(
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
      await site.asAdmin("POST", `/api/spare/${id}/part`, part)
  })

  it("says of each number whether it is found, replaced or unknown, in the order asked", async () => {
    const { items } = (await (await lookUp(["l31742.р02", "XYZ", "L31742P05", " ", "A1"])).json()) as PartLookupResult
    expect(items.map((item) => [item.number, item.status, item.part?.partnumber, item.successor?.partnumber])).toEqual([
      ["l31742.р02", "replaced", "L-31742 P02", "L31742P05"],
      ["XYZ", "unknown", undefined, undefined],
      ["L31742P05", "found", "L31742P05", undefined],
      ["A1", "replaced", "A1", undefined],
    ])
  })

  it("refuses more than 200 numbers and other kinds of values", async () => {
    for (const numbers of [
      Array.from({ length: 201 }, (_, index) => `N${index}`),
      "A1",
      [{ $gt: "" }],
      ["x".repeat(101)],
      null,
    ])
      expect((await lookUp(numbers)).status).toBe(422)
    expect(await (await lookUp([])).json()).toEqual({ items: [] })
  })
})
