import { beforeAll, expect, it } from "vitest"
import type { PartAlias } from "#contract/part-alias.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import type { PartPage } from "#contract/part.ts"
import type { SearchResult } from "#contract/search.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/part-alias", (open) => {
  let site: TestSite
  let group: number
  const add = (alias: unknown, partnumber: unknown) => site.asOwner("POST", "/api/part-alias", { alias, partnumber })
  const list = async () => (await (await site.asOwner("GET", "/api/part-alias")).json()) as PartAlias[]
  const search = async (q: string) =>
    (await (await site.request(`/api/search?q=${encodeURIComponent(q)}`)).json()) as SearchResult
  const lookUp = async (...numbers: string[]) =>
    ((await (await site.request("/api/part/lookup", json("POST", { numbers }))).json()) as PartLookupResult).items
  const codes = async (response: Response) =>
    ((await response.json()) as { errors: { path: string; code: string }[] }).errors.map(
      ({ path, code }) => `${path} ${code}`,
    )

  beforeAll(async () => {
    site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    group = ((await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary).id
    for (const part of [{ partnumber: "9035M58-G02", subst_part: "9035M58G03" }, { partnumber: "9035M58G03" }])
      await site.asOwner("POST", `/api/spare/${group}/part`, part)
  })

  it("is found by search, group list and pasted list, and reported as an alias", async () => {
    expect((await search("OEM 77-1234")).total).toBe(0)
    const before = await readContentVersion(site.app.db)
    const made = await add("OEM 77-1234", "9035m58g02")
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ alias: "OEM 77-1234", partnumber: "9035M58-G02" })
    expect(await readContentVersion(site.app.db)).toBeGreaterThan(before)
    for (const q of ["OEM 77-1234", "oem771234"]) {
      const { read_as, read_how, items } = await search(q)
      expect([read_as, read_how, items[0]?.partnumber]).toEqual(["9035M58-G02", "alias", "9035M58-G02"])
    }
    const found = (await (await site.request(`/api/spare/${group}/search?query=OEM771234`)).json()) as PartPage
    expect(found.items.map(({ partnumber }) => partnumber)).toContain("9035M58-G02")
    expect(await lookUp("oem 771234", "9035M58G03", "nothing-1")).toMatchObject([
      {
        status: "replaced",
        same_as: "9035M58-G02",
        part: { partnumber: "9035M58-G02" },
        successor: { partnumber: "9035M58G03" },
      },
      { status: "found", same_as: null },
      { status: "unknown", same_as: null },
    ])
    // Also where it is a piece of other numbers.
    expect(await (await add("9035M58", "9035M58G03")).json()).toMatchObject({ partnumber: "9035M58G03" })
    const aliases = async (query: string) =>
      ((await (await site.asOwner("GET", `/api/part-alias?query=${query}`)).json()) as PartAlias[]).map(
        ({ alias }) => alias,
      )
    expect([await aliases("oem-77"), await aliases("58.g03"), await aliases("%25")]).toEqual([
      ["OEM 77-1234"],
      ["9035M58"],
      [],
    ])
    const piece = await search("9035m58")
    expect([piece.read_how, piece.items[0]?.partnumber]).toEqual(["alias", "9035M58G03"])
    for (const { id } of await list()) expect((await site.asOwner("DELETE", `/api/part-alias/${id}`)).status).toBe(204)
    expect((await search("OEM 77-1234")).total).toBe(0)
    expect(await lookUp("OEM 77-1234")).toMatchObject([{ status: "unknown" }])
  })

  it("rejects numbers of parts, unknown parts, a second target, chains and cycles", async () => {
    expect((await add("X-100-A", "9035M58G03")).status).toBe(201)
    const refused = async (alias: string, partnumber: string) => {
      const response = await add(alias, partnumber)
      expect(response.status).toBe(422)
      return codes(response)
    }
    expect(await refused("9035M58G02", "9035M58G03")).toEqual(["alias known_number"])
    expect(await refused("9035M58G03", "9035M58G03")).toEqual(["alias known_number"])
    expect(await refused("X-200-A", "X-300-A")).toEqual(["partnumber unknown_number"])
    expect(await refused("X-200-A", "X-100-A")).toEqual(["partnumber unknown_number"])
    expect(await refused("x100a", "9035M58-G02")).toEqual(["alias duplicate"])
    expect(await refused("- / .", "9035M58G03")).toEqual(["alias invalid"])
    expect(await refused("X-200-A", "")).toEqual(["partnumber required"])
    expect((await site.asOwner("DELETE", "/api/part-alias/999999")).status).toBe(404)
  })

  it("rejects a chain over a part removed or added since", async () => {
    const addPart = async (partnumber: string) =>
      ((await (await site.asOwner("POST", `/api/spare/${group}/part`, { partnumber })).json()) as { id: number }).id
    const gone = await addPart("Y-1-A")
    expect((await add("Y-2-A", "Y-1-A")).status).toBe(201)
    await site.asOwner("DELETE", `/api/spare/${group}/part/${gone}`)
    // Y-1-A is no part any more, but Y-2-A still points to it.
    expect(await codes(await add("Y-1-A", "9035M58G03"))).toEqual(["alias alias_chain"])
    expect(await lookUp("Y-2-A")).toMatchObject([{ status: "unknown", same_as: null }])
    await addPart("Y-2-A")
    expect(await codes(await add("Y-3-A", "Y-2-A"))).toEqual(["partnumber alias_chain"])
    // The part's own number takes precedence over the alias.
    expect(await lookUp("Y-2-A")).toMatchObject([{ status: "found", same_as: null, part: { partnumber: "Y-2-A" } }])
  })
})
