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
    const addGroup = async () => {
      const form = imageForm("images", await picture(), { title_de: "Gruppe" })
      return ((await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary).id
    }
    const [id, other] = [await addGroup(), await addGroup()]
    for (const part of [
      { partnumber: "TWIN-1", subst_part: "TWIN-2" },
      { partnumber: "TWIN-2", subst_part: "TWIN-3" },
    ])
      await site.asOwner("POST", `/api/spare/${other}/part`, part)
    for (const part of [
      { partnumber: "TWIN-0", subst_part: "TWIN-1" },
      { partnumber: "TWIN-1" },
      { partnumber: "TWIN-2" },
      { partnumber: "L-31742 P02", subst_part: "L31742P05" },
      { partnumber: "L31742P05" },
      { partnumber: "A1", subst_part: "GONE" },
      { partnumber: "OLD-1", subst_part: "OLD-2" },
      { partnumber: "OLD-2", subst_part: "OLD3" },
      { partnumber: "OLD-3", subst_part: "OLD-4" },
      { partnumber: "OLD-4" },
      { partnumber: "RING-1", subst_part: "RING-2" },
      { partnumber: "RING-2", subst_part: "RING-1" },
      { partnumber: "BEFORE-1", subst_part: "RING-1" },
      { partnumber: "SELF-1", subst_part: "SELF-1" },
      { partnumber: "RV-100/1" },
      { partnumber: "RV-1001" },
      { partnumber: "RV-OLD", subst_part: "RV1001" },
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

  const currentOf = async (...numbers: string[]) => {
    const { items } = (await (await lookUp(numbers)).json()) as PartLookupResult
    return items.map(({ status, current, successor }) => [status, current, successor?.partnumber ?? null])
  }

  it("names the current number at the end of a chain, also where it is in no list", async () => {
    expect(await currentOf("OLD-1", "OLD-3", "OLD-4", "A1")).toEqual([
      ["replaced", "OLD-4", "OLD-4"],
      ["replaced", "OLD-4", "OLD-4"],
      ["found", null, null],
      ["replaced", "GONE", null],
    ])
  })

  it("names the successor that one of several groups names", async () => {
    const replaced = ["replaced", "TWIN-3", null]
    expect(await currentOf("TWIN-0", "TWIN-1", "TWIN-2")).toEqual([replaced, replaced, replaced])
  })

  it("leaves interchangeable numbers as they are", async () => {
    expect(await currentOf("RING-1", "RING-2", "BEFORE-1", "SELF-1")).toEqual([
      ["found", null, null],
      ["found", null, null],
      ["replaced", "RING-1", "RING-1"],
      ["found", null, null],
    ])
  })

  it("takes none of several numbers that differ in punctuation only", async () => {
    const { items } = (await (await lookUp(["RV1001", "RV-1001", "RV-100/1"])).json()) as PartLookupResult
    expect(
      items.map(({ status, part, similar }) => [status, part?.partnumber, similar.map((alike) => alike.partnumber)]),
    ).toEqual([
      ["similar", undefined, ["RV-100/1", "RV-1001"]],
      ["found", "RV-1001", []],
      ["found", "RV-100/1", []],
    ])
    expect(await currentOf("RV-OLD")).toEqual([["replaced", "RV1001", null]])
  })

  it("finds numbers written by ear or on another keyboard layout, and suggests misread ones", async () => {
    const { items } = (await (
      await lookUp(["Л31742П05", "Д31742З05", "L31742PO5", "l3i742p05", "ZZ99O"])
    ).json()) as PartLookupResult
    expect(
      items.map(({ status, part, similar }) => [status, part?.partnumber, similar.map((alike) => alike.partnumber)]),
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
