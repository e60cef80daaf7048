import type { AddressInfo } from "node:net"
import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest"
import { createListener } from "#server/edge/create-listener.ts"
import { createSite } from "#server/edge/create-site.ts"
import { listen } from "#server/edge/listen.ts"
import { sendPage } from "#server/edge/send-page.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { type Connection, openConnection } from "./connection.ts"

const text = "Seite nicht gefunden ".repeat(100)

onEnginesInTurn("missing pages of cacheable addresses", (open) => {
  let site: TestSite
  let visitor: Connection
  let rendered: string[]
  let origin: string
  beforeAll(async () => {
    const opened = open()
    site = await openTestSite(opened, undefined, { env: { PUBLIC_URL: "http://localhost:4800" } })
  })
  beforeEach(async () => {
    rendered = []
    const { app } = site
    const renderPage = async (request: Request) => {
      const { pathname } = new URL(request.url)
      // Others are warmed beside.
      if (/\d/u.test(pathname)) rendered.push(pathname)
      if (pathname === "/service/500") throw { reason: "not an error" } as unknown as Error
      const headers = { "Content-Type": "text/html; charset=utf-8" }
      return sendPage(request, new Response(text, { status: pathname === "/contact" ? 200 : 404, headers }))
    }
    const parts = createSite({ app, programDir: app.programDir, ping: async () => undefined, renderPage })
    const outermost = createListener({ app, site: parts })
    const server = await listen(outermost.listener, { ...app.config, port: 0 })
    const { port } = server.address() as AddressInfo
    origin = `http://localhost:${port}`
    visitor = openConnection(port)
    onTestFinished(async () => {
      visitor.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      outermost.close()
    })
  })

  it("are rendered once, sent compressed and with the headers of a page", async () => {
    const headers = {
      "User-Agent": "Mozilla/5.0 Firefox/150.0",
      "Accept-Language": "de",
      Referer: "http://localhost:4800/",
    }
    const response = await visitor.send("/service/999", { headers })
    expect(response).toMatchObject({ status: 404, text })
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
    expect(rendered).toEqual(["/service/999"])
    const small = await visitor.send("/service/999", { headers: { "Accept-Encoding": "br;q=0, gzip;q=0.5" } })
    expect(small.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" })
    expect(Number(small.headers["content-length"])).toBeLessThan(text.length / 4)
    expect(await visitor.send("/service/999", { method: "HEAD" })).toMatchObject({ status: 404, text: "" })
    expect(rendered).toHaveLength(3)
  })

  it("are redirected after one rendering, by path or by query", async () => {
    await site.asOwner("POST", "/api/redirect", { from: "/product/998", target: "/contact", status: 308 })
    await site.asOwner("POST", "/api/redirect", { from: "/product/997", target: "", status: 410 })
    rendered = []
    const moved = await visitor.send("/product/998")
    expect([moved.status, moved.headers.location]).toEqual([308, "/contact"])
    expect(await visitor.send("/product/997")).toMatchObject({ status: 410, text })
    expect(rendered).toEqual(["/product/998", "/product/997"])
  })

  it("respond 500 and not 400 where what is thrown is no error", async () => {
    const response = await fetch(`${origin}/service/500`)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: "internal", request_id: expect.any(String) as string })
    expect(await visitor.send("/\\")).toMatchObject({ status: 400 })
  })
})
