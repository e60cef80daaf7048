import type { IncomingMessage } from "node:http"
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib"
import pino from "pino"
import { expect, test } from "vitest"
import { startContentClock } from "#server/db/content-clock.ts"
import { cacheAddress } from "./cache-address.ts"
import { createPageCache } from "./page-cache.ts"

const long = "Turbine ".repeat(500)
const page = (body: string, status = 200, control = "public, no-cache") =>
  new Response(body, { status, headers: { "Cache-Control": control, ETag: '"1"' } })

async function open(limits = { maxBytes: 1_000_000, maxEntries: 100 }) {
  const database = { version: 1, away: false }
  const read = async () => {
    if (database.away) throw new Error("away")
    return database.version
  }
  const clock = await startContentClock({ read, log: pino({ level: "silent" }) })
  return { database, clock, cache: createPageCache({ clock, ...limits }) }
}

test("a response is rendered once and then cached, with the same content in each encoding", async () => {
  const { cache } = await open()
  let made = 0
  const render = async () => {
    made++
    return page(long)
  }
  expect(cache.find("/", "br")).toBeNull()
  const plain = (await cache.make("/", "identity", render)).wire.body
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }
  for (const encoding of ["br", "gzip", "zstd"] as const) {
    const { wire } = await cache.make("/", encoding, render)
    expect(wire.headers).toContain(encoding)
    expect(unpack[encoding](Buffer.from(wire.body, "latin1")).toString("latin1")).toBe(plain)
    expect(cache.find("/", encoding)?.wire).toBe(wire)
  }
  expect(made).toBe(1)
})

test("concurrent requests share one rendering", async () => {
  const { cache } = await open()
  let made = 0
  const render = async () => {
    made++
    await new Promise((resolve) => setTimeout(resolve, 5))
    return page(long)
  }
  const responses = await Promise.all(Array.from({ length: 50 }, () => cache.make("/", "gzip", render)))
  expect(made).toBe(1)
  expect(new Set(responses.map(({ wire }) => wire)).size).toBe(1)
})

test("a change of the content invalidates everything at once", async () => {
  const { cache, clock, database } = await open()
  await cache.make("/", "br", async () => page("old"))
  database.version = 2
  await clock.refresh()
  expect(cache.find("/", "br")).toBeNull()
  expect((await cache.make("/", "br", async () => page("new"))).wire.body).toBe("new")
})

test("a change during rendering causes another rendering", async () => {
  const { cache, database } = await open()
  const { wire } = await cache.make("/", "br", async () =>
    page(`content ${database.version === 1 ? database.version++ : "new"}`),
  )
  expect(wire.body).toBe("content new")
  expect(cache.find("/", "br")?.wire.body).toBe("content new")
})

test("a request after a change is not served by a rendering that began before it", async () => {
  const { cache, clock, database } = await open()
  const began = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let attempt = 0
  const older = cache.make("/", "br", async () => {
    const now = attempt++
    const seen = database.version
    began[now]?.resolve()
    await ends[now]?.promise
    return page(`version ${seen}`)
  })
  // Its first attempt is overtaken by one change, its second and last by another.
  await began[0]?.promise
  database.version = 2
  ends[0]?.resolve()
  await began[1]?.promise
  database.version = 3
  await clock.refresh()
  const asked = cache.make("/", "br", async () => page(`version ${database.version}`))
  ends[1]?.resolve()
  expect((await older).wire.body).toBe("version 2")
  expect((await asked).wire.body).toBe("version 3")
})

test("errors, redirects and private responses are not cached", async () => {
  const { cache } = await open()
  for (const response of [page("", 404), page("", 500), page("", 308), page("", 200, "no-store")]) {
    await cache.make("/x", "br", async () => response)
    expect(cache.find("/x", "br")).toBeNull()
  }
})

test("cached pages are still served while the database is away", async () => {
  const { cache, clock, database } = await open()
  await cache.make("/", "br", async () => page("kept"))
  database.away = true
  await clock.refresh()
  expect(cache.find("/", "br")?.wire.body).toBe("kept")
})

test("an outdated page is served while the database is away, and rendered again afterwards", async () => {
  const { cache, clock, database } = await open()
  await cache.make("/", "br", async () => page("old"))
  database.version = 2
  await clock.refresh()
  database.away = true
  const { response, wire } = await cache.make("/", "br", async () => page("away", 503))
  expect([response.status, wire.body]).toEqual([200, "old"])
  expect((await cache.make("/other", "br", async () => page("away", 503))).response.status).toBe(503)
  database.away = false
  expect((await cache.make("/", "br", async () => page("new"))).wire.body).toBe("new")
})

test("a deleted page does not come back while the database is away", async () => {
  const { cache, clock, database } = await open()
  await cache.make("/", "br", async () => page("old"))
  database.version = 2
  await clock.refresh()
  await cache.make("/", "br", async () => page("gone", 404))
  expect((await cache.make("/", "br", async () => page("away", 503))).response.status).toBe(503)
})

test("memory is bounded, and requested pages stay longest", async () => {
  const { cache } = await open({ maxBytes: 20 * long.length, maxEntries: 1_000 })
  await cache.make("/", "identity", async () => page(long))
  for (let index = 0; index < 2_000; index++) {
    expect(cache.find("/", "identity")).not.toBeNull()
    await cache.make(`/part-list/1?page=${index}`, "identity", async () => page(long))
  }
  expect(cache.addresses().length).toBeLessThanOrEqual(20)
})

test("a hundred thousand different query strings do not exceed the bound", async () => {
  const most = { maxBytes: 1_000_000, maxEntries: 100 }
  const { cache } = await open(most)
  const keys = new Set<string>()
  for (let count = 0; count < 25_000; count++)
    for (const query of [`utm_source=${count}`, `page=${count}`, `query=${count}`, `lang=de&x${count}=1`]) {
      const request = { url: `/part-list/1?${query}`, method: "GET", headers: {} } as IncomingMessage
      const address = cacheAddress(request, { calls: [], recordPaths: new Set(["/part-list"]) })
      if (address === null || cache.find(address.url, "identity")) continue
      keys.add(address.url)
      if (count < 1_000) await cache.make(address.url, "identity", async () => page(long))
    }
  // Irrelevant query keys make no key of their own, and visitors' input is not cached.
  expect(keys.has("/part-list/1")).toBe(true)
  expect([...keys].filter((key) => !/^\/part-list\/1(?:\?(?:page=\d+|lang=de))?$/u.test(key))).toEqual([])
  expect(cache.addresses().length).toBe(most.maxEntries)
})
