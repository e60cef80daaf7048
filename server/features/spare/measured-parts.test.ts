import { beforeAll, expect, it } from "vitest"
import type { PartIds } from "#contract/part.ts"
import type { TranslationPage } from "#contract/translation.ts"
import type { PartCounts, PartList, PartsChanged } from "#contract/part-list.ts"
import { createBulkInsert } from "#server/db/bulk-insert.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { onMeasuredEngines } from "#tests/harness/engines.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { processorMs } from "#tests/harness/processor-time.ts"
import { learnStatistics } from "#tests/harness/query-plans.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { allocatePartIds } from "./part-store.ts"
import { findPartSet, noteParts } from "./store.ts"

const total = 50_000
/** Processor time of this process: about twice what the slowest of these calls needs. */
const limitMs = 400

/** Returns a part of a large, plausible list; every sixth is superseded, a tenth of those by an unknown number. */
function plausiblePart(index: number) {
  const successor = index % 60 === 0 ? `X${index}` : `V${100_001 + index}`
  const part = {
    partnumber: `V${100_000 + index}`,
    subst_part: index % 6 === 0 ? successor : "",
    quantity: index % 90,
    description_de: `Verdichterschaufel, Stufe ${index % 17}, Bauform ${index % 400}`,
    description_en: `Compressor blade, stage ${index % 17}, design ${index % 400}`,
    description_ru: index % 3 === 0 ? "" : `Лопатка компрессора, ступень ${index % 17}`,
  }
  return { ...part, ...searchKeys(part) }
}

onMeasuredEngines("50,000 parts", (open) => {
  let site: TestSite
  let group: number

  beforeAll(async () => {
    const opened = open()
    site = await openTestSite(opened)
    const { db, clock } = site.app
    group = await insertGroup(db, "Fünfzigtausend")
    const set = await findPartSet(db, group)
    const now = clock().toISOString()
    const stamps = { spare_id: group, part_set: set?.part_set ?? 0, created_at: now, updated_at: now }
    const first = await allocatePartIds(db, total)
    const rows = Array.from({ length: total }, (_, index) => ({
      ...plausiblePart(index),
      ...stamps,
      id: first + index,
    }))
    const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
    const write = createBulkInsert(db, "part", columns)
    for (let start = 0; start < total; start += 2_000) await write(rows.slice(start, start + 2_000))
    await noteParts(db, group, now, total)
    await learnStatistics(opened)
  })

  /** Returns the response bodies; asserts on the processor time of the cheapest call, which no other program changes. */
  async function measure<T>(name: string, calls: readonly (() => Promise<Response>)[]): Promise<T[]> {
    const times: number[] = []
    const bodies: T[] = []
    for (const call of calls) {
      const begin = processorMs()
      const response = await call()
      bodies.push((await response.json()) as T)
      times.push(processorMs() - begin)
      expect([name, response.status]).toEqual([name, 200])
    }
    const found = `${name}: ${times.map((time) => time.toFixed(0)).join(", ")} ms`
    console.info(found)
    expect(Math.min(...times), found).toBeLessThan(limitMs)
    return bodies
  }
  const get = (path: string) => () => site.asOwner("GET", `/api${path}`)
  const bump = () =>
    site.app.db
      .updateTable("content_state")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute()
  /** Reads after a change each time, so that nothing is cached. */
  const cold = (path: string) =>
    [1, 2, 3, 4, 5].map(() => async () => {
      await bump()
      return get(path)()
    })

  it("are listed, filtered and searched at little cost", async () => {
    const paths: [path: string, found: number][] = [
      ["", total],
      ["page=250&limit=200", total],
      ["missing=ru", 16_667],
      ["missing=ru&page=80&limit=200", 16_667],
      ["missing=de", 0],
      ["substitute=none", 41_666],
      ["substitute=unknown", 834],
      ["quantity=0", 556],
      ["near=1", 0],
      ["since=2020-01-01", total],
      ["sort=-description_en&page=250&limit=200", total],
      ["sort=quantity&missing=ru&limit=200", 16_667],
      ["query=V1499&quantity=0", 1],
      ["query=design+39&missing=ru", 42],
      ["query=design+39&substitute=unknown", 0],
    ]
    // The server reads so many hits twice, which takes it about as long as the limit.
    if (site.app.dialect.name === "sqlite") paths.push(["query=design&missing=ru", 16_667])
    for (const [query, found] of paths) {
      const [list] = await measure<PartList>(`GET /part?${query}`, cold(`/part?${query}`))
      expect([query, list?.total]).toEqual([query, found])
    }
    await measure<PartCounts>("counts", cold("/part/counts"))
    const [ids] = await measure<PartIds>("ids", cold(`/spare/${group}/part/ids?query=&missing=ru`))
    expect(ids?.ids.length).toBe(16_667)
  })

  it("cost the list of translations nothing when a text has changed", async () => {
    const path = "/translation?state=all&limit=500"
    await get(path)()
    const [page] = await measure<TranslationPage>("500 translations", cold(path))
    expect(page?.progress.map(({ lang, parts }) => [lang, parts])).toEqual([
      ["en", 0],
      ["ru", 16_667],
    ])
  })

  it("are changed by two hundred, undone and changed again at little cost", async () => {
    const { items } = (await (await get("/part?limit=200")()).json()) as PartList
    const paste = (turn: number) => () =>
      site.asOwner("PATCH", "/api/part", {
        parts: items.map(({ id }) => ({
          id,
          description_ru: `Лопатка ${turn}`,
          description_en: `Blade ${turn}`,
          quantity: turn,
        })),
      })
    await measure("200 rows", [1, 2, 3].map(paste))
    const { ids } = (await (await get(`/spare/${group}/part/ids?query=&missing=ru`)()).json()) as PartIds
    const bulk = (turn: number) => () =>
      site.asOwner("PATCH", `/api/spare/${group}/part/bulk`, {
        ids: ids.slice(0, 200),
        fields: { description_ru: `Лопатка компрессора ${turn}` },
      })
    const done = await measure<PartsChanged>("200 parts", [1, 2, 3].map(bulk))
    let last = done.at(-1)
    const undo = async () => {
      const parts = last?.parts.map(({ id, version }) => ({ id, version })) ?? []
      const response = await site.asOwner("POST", "/api/part/undo", { parts })
      last = (await response.clone().json()) as PartsChanged
      return response
    }
    const undone = await measure<PartsChanged>("undo", [undo, undo, undo])
    expect(undone.map(({ changed }) => changed)).toEqual([200, 200, 200])
  })
})
