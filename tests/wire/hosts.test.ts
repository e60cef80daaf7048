import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

/** Writes raw lines to a port, as no client would send them; resolves with everything received. */
const sendRaw = (port: number, ...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" })
    let text = ""
    socket.on("data", (chunk) => (text += chunk.toString()))
    socket.on("error", reject)
    socket.on("close", () => resolve(text))
    socket.write(`${lines.join("\r\n")}\r\n\r\n`)
  })
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /u.exec(response)?.[1])
const close = "Connection: close"

let opened: OpenDatabase
let wire: WireSite
const openWith = async (env: Record<string, string>) => {
  opened = openSqlite(":memory:")
  await migrate(opened)
  wire = await openWireSite(opened, undefined, env)
}
const closeAll = async () => {
  await wire.close()
  await opened.close()
}
const send = (...lines: string[]) => sendRaw(wire.port, ...lines)

describe("probes", () => {
  beforeAll(() => openWith({}))
  afterAll(closeAll)

  it.each(["/healthz", "/readyz", "/healthz/", "/healthz?from=balancer"])(
    "%s responds to any request",
    async (path) => {
      for (const lines of [
        [`GET ${path} HTTP/1.0`],
        [`GET ${path} HTTP/1.1`, close],
        [`HEAD ${path} HTTP/1.0`],
        [`OPTIONS ${path} HTTP/1.0`],
        [`POST ${path} HTTP/1.1`, close, "Content-Length: 0"],
        [`GET ${path} HTTP/1.0`, "Host: 10.0.0.7"],
        [`GET ${path} HTTP/1.1`, "Host: node-3.cluster.example:3000", close],
        [`GET ${path} HTTP/1.1`, "Host:", close],
        [`GET http://node-3.example${path} HTTP/1.1`, "Host: node-3.example", close],
      ])
        expect([lines, statusOf(await send(...lines))]).toEqual([lines, 200])
    },
  )

  it.each(["/api/settings", "/healthz/x", "/healthzz"])("%s needs a host", async (path) => {
    expect(statusOf(await send(`GET ${path} HTTP/1.0`))).toBe(400)
    expect(statusOf(await send(`GET ${path} HTTP/1.1`, close))).toBe(400)
  })
})

describe("hosts", () => {
  beforeAll(() => openWith({ PUBLIC_URL: "https://www.turbine.example", TRUST_PROXY: "loopback" }))
  afterAll(closeAll)
  const api = "GET /api/settings HTTP/1.1"
  const host = "Host: www.turbine.example"

  it.each([
    ["the public one", [api, host]],
    ["in capitals, with a port", [api, "Host: WWW.Turbine.example:443"]],
    ["with the root's dot", [api, "Host: www.turbine.example."]],
    ["localhost with the root's dot", [api, "Host: localhost.:3000"]],
    ["in a target of absolute form", ["GET http://www.turbine.example/api/settings HTTP/1.1", host]],
    ["in a target of absolute form alone", ["GET http://www.turbine.example/api/settings HTTP/1.0"]],
  ])("%s is served", async (_name, lines) => {
    const response = await send(...lines, close)
    expect(statusOf(response)).toBe(200)
    expect(response).toContain("application/json")
  })

  it.each([
    ["another one", [api, "Host: evil.example"]],
    ["a name below it", [api, "Host: www.turbine.example.evil.example"]],
    ["two", [api, host, "Host: evil.example"]],
    ["the same one twice", [api, host, host]],
    ["another one in the target", ["GET http://evil.example/api/settings HTTP/1.1", host]],
    ["another one beside the target's", ["GET http://www.turbine.example/api/settings HTTP/1.1", "Host: evil.example"]],
    ["one with a user", ["GET http://www.turbine.example@evil.example/ HTTP/1.1", host]],
    ["none in the target", ["OPTIONS * HTTP/1.1", host]],
  ])("%s is rejected with a problem document", async (_name, lines) => {
    const response = await send(...lines, close)
    expect(statusOf(response)).toBe(421)
    expect(response).toMatch(/application\/problem\+json[^]*"code":"wrong_host"/u)
  })

  it.each(["Host: turbine.example", "Host: TURBINE.example.:8443"])("%s, its twin, is redirected", async (twin) => {
    for (const [method, path] of [
      ["GET", "/en/service/3?a=1&b=%C3%A4"],
      ["POST", "/api/request"],
      ["GET", "//evil.example/"],
    ]) {
      const response = await send(`${method} ${path} HTTP/1.1`, twin, close, "X-Forwarded-Proto: https")
      expect(statusOf(response)).toBe(308)
      expect(response).toContain(`\r\nLocation: https://www.turbine.example${path}\r\n`)
      expect(response).toContain("\r\nStrict-Transport-Security: max-age=63072000\r\n")
    }
  })

  it.each([
    ["ru-RU,ru;q=0.9,en;q=0.8", "ru", "не относится"],
    ["fr, en-US;q=0.7, de;q=0.3", "en", "does not belong"],
    ["de;q=0.2, en;q=0.9", "en", "does not belong"],
    ["", "de", "gehört nicht"],
  ])("another one shows a visitor a page in the language of %j", async (accept, language, words) => {
    const lines = ["GET /en/contact HTTP/1.1", "Host: alt.example", "Accept: text/html,*/*;q=0.8", close]
    const response = await send(...lines, `Accept-Language: ${accept}`)
    expect(statusOf(response)).toBe(421)
    expect(response).toContain(`<html lang="${language}">`)
    expect(response).toContain(words)
    expect(response).toContain('<a href="https://www.turbine.example">')
    expect(response).not.toMatch(/<script|alt\.example/u)
    expect(response).toMatch(/Content-Security-Policy: default-src 'none';[^\r]*style-src 'sha256-/u)
    expect(await send(api, "Host: alt.example", "Accept: text/html", close)).toContain("application/problem+json")
  })
})

it.each([
  ["off", undefined],
  ["on", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
])("HSTS=%s is sent to visitors over HTTPS only", async (HSTS, value) => {
  await openWith({ HSTS, TRUST_PROXY: "127.0.0.1" })
  // Passed on, kept in memory, and sent from there.
  for (const path of ["/healthz", "/api/settings", "/api/service", "/api/service"]) {
    const { headers } = await wire.send("GET", path, undefined, { "X-Forwarded-Proto": "https" })
    expect([path, headers["strict-transport-security"]]).toEqual([path, value])
    expect((await wire.send("GET", path)).headers["strict-transport-security"]).toBeUndefined()
  }
  await closeAll()
})
