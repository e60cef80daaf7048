import type { AddressInfo } from "node:net"
import { onTestFinished, expect, it } from "vitest"
import type { ServerBuild } from "react-router"
import { createListener } from "#server/edge/create-listener.ts"
import { createPageHandler } from "#server/edge/page-requests.ts"
import { createSite } from "#server/edge/create-site.ts"
import { listen } from "#server/edge/listen.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { openTestSite } from "#tests/harness/test-site.ts"
import { openConnection } from "./connection.ts"

const most = 300

onEnginesInTurn("pages that are not in memory", (open) => {
  it("are limited by visitor, with a page that says so; cached pages and the API are not", async () => {
    const opened = open()
    const env = { PUBLIC_URL: "http://localhost:4800", TRUST_PROXY: "127.0.0.1" }
    const { app } = await openTestSite(opened, undefined, { env })
    let loaded = 0
    const renderPage = createPageHandler(
      pages(() => loaded++),
      app,
    )
    const site = createSite({ app, programDir: app.programDir, ping: opened.ping, renderPage })
    const outermost = createListener({ app, site })
    const server = await listen(outermost.listener, { ...app.config, port: 0 })
    const connection = openConnection((server.address() as AddressInfo).port)
    onTestFinished(async () => {
      connection.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      outermost.close()
    })
    const visit = (path: string, address = "192.0.2.7") =>
      connection.send(path, { headers: { "X-Forwarded-For": address } })

    expect((await visit("/contact")).status).toBe(200)
    for (let at = 2; at <= most; at++) expect((await visit(`/search?q=l${at}`)).status, String(at)).toBe(200)
    const before = loaded
    for (const path of ["/search?q=x", "/part/l31000", "/part-list/1?page=2", "/part-list/1?query=x", "/?preview=x"]) {
      const refused = await visit(path)
      expect(refused.status, path).toBe(429)
      expect(Number(refused.headers["retry-after"]), path).toBeGreaterThan(0)
      expect(refused.headers["cache-control"], path).toBe("no-store")
      expect(refused.text, path).toBe("page 429")
    }
    expect(loaded).toBe(before)
    for (const path of ["/contact", "/dashboard", "/api/search?q=x&lang=de"])
      expect((await visit(path)).status, path).toBe(200)
    expect((await visit("/search?q=x", "192.0.2.8")).status).toBe(200)
  })
})

/** Returns a site of one page at every address. */
function pages(onLoad: () => void): ServerBuild {
  const loader = () => {
    onLoad()
    return null
  }
  const respond = (_request: Request, status: number, headers: Headers) => {
    if (status === 200) headers.set("Cache-Control", "public, no-cache")
    headers.set("Content-Type", "text/html")
    return new Response(`page ${status}`, { status, headers })
  }
  const route = { id: "root", path: "*", module: { default: () => null, loader, action: loader } }
  return {
    entry: { module: { default: respond } },
    routes: { root: route },
    assets: { routes: { root: { id: "root", path: "*" } }, entry: { imports: [], module: "" }, url: "", version: "1" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild
}
