import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { languages, localPath } from "#contract/language.ts"
import { createListener } from "#server/edge/create-listener.ts"
import { createSite } from "#server/edge/create-site.ts"
import { listen } from "#server/edge/listen.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { openTestSite } from "#tests/harness/test-site.ts"
import { type Connection, openConnection } from "./connection.ts"

const partPages = 1_000
const kept = ["/", "/en/spare-parts", "/ru/contact"]

onEnginesInTurn("part pages behind the listener", (open) => {
  const rendered = new Map<string, number>()
  const timesOf = (paths: readonly string[]) => paths.map((path) => rendered.get(path) ?? 0)
  let connection: Connection
  let close: () => Promise<void>
  const visit = async (path: string) => expect((await connection.send(path)).status, path).toBe(200)

  beforeAll(async () => {
    const opened = open()
    const { app } = await openTestSite(opened, undefined, {
      env: { RATE_LIMITS: "off", PUBLIC_URL: "http://localhost:4800" },
    })
    // Every page is marked as cacheable, so that only its URL decides.
    const renderPage = async ({ url }: Request) => {
      const path = new URL(url).pathname
      rendered.set(path, (rendered.get(path) ?? 0) + 1)
      return new Response(path, { headers: { "Cache-Control": "public, no-cache", ETag: `"${rendered.size}"` } })
    }
    const site = createSite({ app, programDir: app.programDir, ping: opened.ping, renderPage })
    const outermost = createListener({ app, site })
    const server = await listen(outermost.listener, { ...app.config, port: 0 })
    connection = openConnection((server.address() as AddressInfo).port)
    close = async () => {
      connection.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      outermost.close()
    }
  })
  afterAll(() => close())

  it("are rendered at each visit, and evict nothing from the cache", async () => {
    const paths = Array.from({ length: partPages }, (_, at) =>
      localPath(languages[at % languages.length] ?? "de", `/part/l${31_000 + at}p01${at % 7 === 0 ? "~2" : ""}`),
    )
    for (const path of kept) await visit(path)
    const before = timesOf(kept)
    for (const path of [...paths, ...paths]) await visit(path)
    for (const path of kept) await visit(path)
    expect(timesOf(paths)).toEqual(Array(partPages).fill(2))
    expect(timesOf(kept)).toEqual(before)
  })
})
