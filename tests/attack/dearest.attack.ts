import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { afterAll, beforeAll, expect, it } from "vitest"
import siteRoutes from "#app/routes.ts"
import { type Site, admin, startSite } from "../e2e/site-process.ts"
import { patienceMs } from "../harness/patience.ts"
import { positionOf } from "../harness/turns.ts"
import { type Call, nameOf, readCalls } from "../wire/calls.ts"
import { type Sent, dearestBodies, fillings } from "./dearest-bodies.ts"
import { childrenOf, processorMsOf } from "../harness/processor-time.ts"
import { long } from "./target.ts"

const secondsOf = (pid: number) => (processorMsOf(pid) ?? 0) / 1_000

/** What one request may take of the one process, in seconds of processor. */
const most = 0.3
// Bodies above a call's limit are refused by their length, so its limit is found by trying.
const sizes = { json: [2_097_152, 1_048_576, 262_144, 32_768, 16_384], multipart: [long ? 50_000_000 : 4_000_000] }
/** They end the session that attacks, or do in small steps what takes seconds: a backup. */
const spared = new Set(["POST /auth/logout", "PATCH /auth/login", "PATCH /auth/password", "GET /backup"])
const shares = 24
// The whole takes a quarter of an hour; sixteen runs in a row take most of it.
const position = positionOf(process.env["TEST_SHARE"] ?? "1")

interface Attack {
  name: string
  path: string
  method: string
  sent?: Sent
}

const dataDirs: string[] = []
let site: Site
let token: string
let calls: Call[]

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", signal: AbortSignal.timeout(patienceMs), ...init })

async function signIn() {
  const body = JSON.stringify(admin)
  const response = await get("/api/auth/login", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  })
  token = ((await response.json()) as { token: string }).token
}

async function send({ method, path, sent }: Attack, headers: Record<string, string> = {}): Promise<number> {
  const response = await get(path, {
    method,
    headers: { Origin: site.url, ...(sent ? { "Content-Type": sent.type } : {}), ...headers },
    ...(sent ? { body: new Uint8Array(sent.body) } : {}),
  })
  await response.arrayBuffer()
  return response.status
}

async function startNewSite(env: NodeJS.ProcessEnv = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "turbine-dearest-"))
  dataDirs.push(dataDir)
  site = await startSite(dataDir, { LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1", ...env })
}

beforeAll(async () => {
  await startNewSite()
  await signIn()
  calls = await readCalls({ request: async (path: string) => get(path) })
})
afterAll(async () => {
  await site.stop()
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
})

const filled = (path: string) =>
  `/api${path
    .replace(/^\/page\/\{(?:id|owner)\}/u, "/page/careers")
    .replace("{kind}", "service")
    .replace(/\{\w+\}/gu, "1")}`

/** Queries of each filling, as long as a browser's address may be, and one with a parameter many times. */
function queries(names: readonly string[]): [string, string][] {
  if (names.length === 0) return []
  const each = (text: string) => names.map((name) => `${name}=${encodeURIComponent(text)}`).join("&")
  const texts = Object.entries(fillings).map(([name, fill]): [string, string] => [name, each(fill(100))])
  return [...texts, ["repeated", `${names[0]}=1&`.repeat(1_000)]]
}

/** Returns the largest body of a kind that the call takes, by its length. */
async function limitOf(call: Call, kind: keyof typeof sizes): Promise<number> {
  const type = kind === "json" ? "application/json" : "multipart/form-data; boundary=x"
  for (const size of sizes[kind]) {
    const attack = {
      name: "",
      method: call.method,
      path: filled(call.path),
      sent: { type, body: Buffer.alloc(size, 32) },
    }
    if ((await send(attack, { Authorization: `Bearer ${token}` })) !== 413) return size
  }
  return sizes[kind].at(-1) ?? 0
}

async function attacksOf(call: Call): Promise<Attack[]> {
  const { method, query, bodies } = call
  const path = filled(call.path)
  const name = nameOf(call)
  const kinds = [
    bodies.includes("application/json") && "json",
    bodies.some((type) => type.startsWith("multi")) && "multipart",
  ]
  const sent: [string, Sent][] = []
  for (const kind of kinds)
    if (kind === "json" || kind === "multipart") {
      const own = { ...call, bodies: bodies.filter((type) => type.includes(kind)) }
      sent.push(...dearestBodies(own, await limitOf(call, kind)))
    }
  return [
    { name: `${name}, plain`, method, path },
    ...queries(query.map((parameter) => parameter.name)).map(([how, text]) => ({
      name: `${name}?${how}`,
      method,
      path: `${path}?${text}`,
    })),
    ...sent.map(([how, body]) => ({ name: `${name}, ${how}`, method, path, sent: body })),
  ]
}

interface PageRoute {
  path?: string
  index?: boolean
  children?: PageRoute[]
}

const publicPages = () => {
  const pages = (siteRoutes as PageRoute[]).find(({ path }) => path === ":lang?")?.children ?? []
  return pages.map(({ path }) => `/${path ?? ""}`)
}

/** Queries and forms of pages: fields are those that the page's own HTML has. */
async function attacksOfPages(): Promise<Attack[]> {
  const attacks: Attack[] = []
  for (const page of publicPages()) {
    const path = page.replace(/:\w+|\*/u, "1")
    for (const [how, text] of queries(["q", "query", "page", "category", "sort", "add", "number"]))
      attacks.push({ name: `page ${page}?${how}`, method: "GET", path: `${path}?${text}` })
    if (/[:*]/u.test(page))
      for (const [how, fill] of Object.entries(fillings))
        attacks.push({
          name: `page ${page} of ${how}`,
          method: "GET",
          path: page.replace(/:\w+|\*/u, encodeURIComponent(fill(1_000))),
        })
    const html = await (await get(path)).text()
    const fields = [
      ...new Set([...html.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/gu)].map(([, name = ""]) => name)),
    ]
    if (fields.length === 0) continue
    const type = "application/x-www-form-urlencoded"
    for (const [how, fill] of Object.entries(fillings)) {
      const text = fields.map(
        (field) => `${encodeURIComponent(field)}=${encodeURIComponent(fill(Math.floor(150_000 / fields.length)))}`,
      )
      attacks.push({
        name: `form ${page}, ${how}`,
        method: "POST",
        path,
        sent: { type, body: Buffer.from(text.join("&").slice(0, 1_000_000)) },
      })
    }
    const many = `${encodeURIComponent(fields[0] ?? "")}=&`.repeat(100_000).slice(0, 1_000_000)
    attacks.push({ name: `form ${page}, repeated`, method: "POST", path, sent: { type, body: Buffer.from(many) } })
  }
  return attacks
}

/** Returns the seconds of processor that the process itself uses for a request; the least of three, as others share the machine. */
async function costOf(attack: Attack, headers: Record<string, string>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && least > most; attempt++) {
    const before = secondsOf(site.pid)
    await send(attack, headers)
    least = Math.min(least, secondsOf(site.pid) - before)
  }
  return least
}

it("takes no more than 0.3 s of the process for the dearest input of any call, page and form", async () => {
  const children = childrenOf(site.pid).length
  const order = ["GET", "POST", "PUT", "PATCH", "DELETE"]
  const chosen = calls
    .filter((call) => !spared.has(nameOf(call)))
    .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  const dear: [string, number][] = []
  const slowest: [string, number][] = []
  let index = 0
  const judge = async (attacks: Attack[], headers: () => Record<string, string>) => {
    for (const attack of attacks) {
      if (!long && index++ % shares !== position % shares) continue
      const cost = await costOf(attack, headers())
      slowest.push([attack.name, cost])
      if (cost > most) dear.push([attack.name, cost])
    }
  }
  await judge(await attacksOfPages(), () => ({}))
  for (const call of chosen) {
    if ((await get("/api/auth/me", { method: "POST", headers: { Authorization: `Bearer ${token}` } })).status === 401)
      await signIn()
    await judge(await attacksOf(call), () => ({ Authorization: `Bearer ${token}` }))
  }
  if (process.env["ATTACK_REPORT"]) console.log(slowest.toSorted(([, a], [, b]) => b - a).slice(0, 60))
  expect(dear).toEqual([])
  await expect.poll(() => childrenOf(site.pid).length).toBeLessThanOrEqual(children + 1)
})

it("answers a visitor's pages between 200 of them while limits are on", async () => {
  await site.stop()
  // The calls above have deleted and hidden what they could.
  await startNewSite({ RATE_LIMITS: "on" })
  const open = calls.filter((call) => !call.needsToken && !spared.has(nameOf(call)))
  const all = [...(await attacksOfPages()), ...(await Promise.all(open.map(attacksOf))).flat()]
  const attacks = Array.from({ length: 200 }, (_, n) => all[(n * 7 + position) % all.length]).filter(
    (attack) => attack !== undefined,
  )
  let left = attacks.length
  const attackers = Array.from({ length: 10 }, async (_, n) => {
    for (let at = n; at < attacks.length; at += 10) {
      const attack = attacks[at]
      if (attack) await send(attack, { "X-Forwarded-For": `203.0.113.${at % 40}` })
      left--
    }
  })
  const statuses: number[] = []
  const visit = async () => {
    for (let n = 0; left > 0; n++) {
      const page = ["/", `/en/service/${(n % 13) + 1}`, "/part-list/1?query=ring", "/ru/search?q=pump"][n % 4] ?? "/"
      const response = await get(page, { headers: { "X-Forwarded-For": "198.51.100.9" } })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
  }
  await Promise.all([visit(), ...attackers])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statuses.length).toBeGreaterThan(10)
})
