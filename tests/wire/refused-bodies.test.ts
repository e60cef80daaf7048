import { afterAll, beforeAll, expect, it } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

let opened: OpenDatabase
let wire: WireSite
beforeAll(async () => {
  opened = openSqlite(":memory:")
  await migrate(opened)
  wire = await openWireSite(opened)
})
afterAll(async () => {
  await wire.close()
  await opened.close()
})

// More than Node and the kernel buffer for a missing reader.
const large = JSON.stringify({ login: "x".repeat(8_000_000) })
const json = { "Content-Type": "application/json" }
const cases: [name: string, method: string, path: string, headers: Record<string, string>, status: number][] = [
  ["too long", "POST", "/api/auth/login", json, 413],
  ["of another type", "POST", "/api/auth/login", { "Content-Type": "text/plain" }, 415],
  ["compressed", "POST", "/api/auth/login", { ...json, "Content-Encoding": "br" }, 415],
  ["sent without a token", "PATCH", "/api/settings", json, 401],
  ["sent to no call", "POST", "/api/nowhere", json, 404],
  ["sent by another method", "DELETE", "/api/settings", json, 405],
  ["sent with a reading", "GET", "/api/settings", json, 200],
  ["said to be compressed with a reading", "GET", "/api/settings", { ...json, "Content-Encoding": "br" }, 200],
  ["sent to another host", "POST", "/api/settings", { ...json, Host: "foreign.example" }, 421],
]

it.each(cases)(
  "responds to the next request of a connection after a body %s",
  async (_name, method, path, headers, status) => {
    for (const body of ["{", large.slice(0, 400_000), large])
      for (const chunked of [false, true]) {
        const connection = wire.connect()
        const refused = await connection.send(path, { method, headers, body, chunked })
        const wanted = body === "{" && status === 413 ? 400 : status
        expect([body.length, chunked, refused.status]).toEqual([body.length, chunked, wanted])
        const next = await connection.send("/api/settings")
        expect([body.length, chunked, next.status]).toEqual([body.length, chunked, 200])
        connection.close()
      }
  },
)

it("rejects JSON of more than a hundred levels, and takes brackets in texts", async () => {
  const connection = wire.connect()
  const look = async (numbers: string) => {
    const body = `{"numbers": ${numbers}}`
    return (await connection.send("/api/part/lookup", { method: "POST", headers: json, body })).status
  }
  expect(await look("[".repeat(50_000) + "]".repeat(50_000))).toBe(400)
  expect(await look("[".repeat(90) + "]".repeat(90))).toBe(422)
  expect(await look(JSON.stringify(Array.from({ length: 200 }, () => '"\\[{'.repeat(20))))).toBe(200)
})

it("keeps a connection whose rejected body has arrived", async () => {
  const connection = wire.connect()
  const refuse = () => connection.send("/api/auth/login", { method: "POST", body: "x", headers: json })
  await refuse()
  expect(await refuse()).toMatchObject({ status: 400, reused: true })
})

it("names the methods of a call that is asked by another one, HEAD too, and of nothing else", async () => {
  const connection = wire.connect()
  const asked = await connection.send("/api/openapi.json", { method: "DELETE" })
  expect([asked.status, asked.headers["allow"]]).toEqual([405, "GET, HEAD"])
  expect((await connection.send("/api/openapiXjson")).status).toBe(404)
  connection.close()
})
