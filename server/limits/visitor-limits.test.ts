import pino from "pino"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type OpenPort, openPort } from "#tests/harness/open-port.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("limits of visitors on the port", (open) => {
  let site: TestSite
  let port: OpenPort
  let sent = 0

  beforeAll(async () => {
    site = await openTestSite(open(), "./data", { env: { TRUST_PROXY: "127.0.0.1" } })
    port = await openPort(site)
  })
  afterAll(() => port.close())
  beforeEach(() => site.app.db.deleteFrom("rate_limit").execute())

  /** Sends an unverified inquiry, of which a visitor has two, each with a different e-mail address. */
  const sendFrom = async (forwarded: string) => {
    const body = { name: "Kim", company: "Kraftwerk", email: `n${sent++}@kraftwerk.example` }
    const init = json("POST", body)
    const headers = { ...init.headers, "X-Forwarded-For": forwarded }
    return (await fetch(`${port.origin}/api/request`, { ...init, headers })).status
  }
  const sendTwice = async (forwarded: string) => [await sendFrom(forwarded), await sendFrom(forwarded)]
  const taken = [201, 201]

  it.each([
    ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff::9", "2001:db8:1:2:0:0:0:3", "2001:db8:1:3::1"],
    ["2a01:4f8::1", "2a01:4f8::2", "[2a01:4f8::3]:51000", "2a01:4f8:0:1::1"],
    ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201", "192.0.2.2"],
    ["192.0.2.9:4000", "192.0.2.9", "[::ffff:c000:209]:4001", "192.0.2.10:4000"],
  ])("counts %s, %s and %s as one visitor, and not %s", async (first, second, third, other) => {
    expect([await sendFrom(first), await sendFrom(second), await sendFrom(third)]).toEqual([201, 201, 429])
    expect(await sendFrom(other)).toBe(201)
  })

  it("gives a /56 four times the allowance of a visitor", async () => {
    for (const subnet of ["a00", "a01", "aff", "a7f"]) expect(await sendTwice(`2001:db8:1:${subnet}::1`)).toEqual(taken)
    expect(await sendFrom("2001:db8:1:a33::1")).toBe(429)
    expect(await sendFrom("2001:db8:1:b00::1")).toBe(201)
  })

  it("gives a /48 sixteen times the allowance of a visitor", async () => {
    for (let subnet = 1; subnet <= 16; subnet++)
      expect(await sendTwice(`2001:db8:2:${subnet.toString(16)}00::1`)).toEqual(taken)
    expect(await sendFrom("2001:db8:2:ff00::1")).toBe(429)
    expect(await sendFrom("2001:db8:3:ff00::1")).toBe(201)
  })

  it("does not charge a network for rejected tries of one visitor", async () => {
    expect(await sendTwice("2001:db8:4:1::1")).toEqual(taken)
    for (let more = 0; more < 10; more++) expect(await sendFrom("2001:db8:4:1::1")).toBe(429)
    expect(await sendTwice("2001:db8:4:2::1")).toEqual(taken)
  })

  it("counts calls in memory by the same networks", async () => {
    const ask = async (forwarded: string) =>
      (await fetch(`${port.origin}/api/captcha/challenge`, { headers: { "X-Forwarded-For": forwarded } })).status
    const statuses: number[] = []
    for (let host = 1; host <= 41; host++) statuses.push(await ask(`2001:db8:5:6::${host}`))
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200))
    expect(statuses[40]).toBe(429)
    expect(await ask("2001:db8:5:7::1")).toBe(200)
  })
})

onEachEngine("a proxy that TRUST_PROXY does not name", (open) => {
  const lines: string[] = []
  let port: OpenPort | undefined
  afterEach(() => port?.close())
  const openWith = async (env: Record<string, string>) => {
    const site = await openTestSite(open(), "./data", { env })
    lines.length = 0
    site.app.log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) })
    port = await openPort(site)
    return port.origin
  }
  const headers = { "X-Forwarded-For": "203.0.113.5" }

  it("is warned about once", async () => {
    const origin = await openWith({})
    await fetch(`${origin}/healthz`)
    expect(lines).toEqual([])
    for (let call = 0; call < 3; call++) await fetch(`${origin}/healthz`, { headers })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain("TRUST_PROXY is empty")
  })

  it("is not detected where TRUST_PROXY is set", async () => {
    const origin = await openWith({ TRUST_PROXY: "10.0.0.1" })
    await fetch(`${origin}/healthz`, { headers })
    expect(lines).toEqual([])
  })
})
