import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import { type Site, startSite } from "../e2e/site-process.ts"
import type { NewAccessKey } from "#contract/access-key.ts"
import type { Invited } from "#contract/people.ts"
import type { NewShare, Plan } from "#contract/publishing.ts"
import { findLeaks, plantSecrets } from "../harness/leak-walk.ts"
import { newPostgresDatabase } from "../harness/engines.ts"
import { workedToken } from "../harness/human-check.ts"
import { ticketOfLink } from "../harness/people.ts"
import { picture } from "../harness/samples.ts"
import { type CallOptions, type Cluster, startCluster } from "./start-cluster.ts"
import { patienceMs } from "#tests/harness/patience.ts"

const awayMs = process.env["CLUSTER_LONG"] ? 30_000 : 4_000

// Runs only where a PostgreSQL server can be started; the run reports it otherwise.
describe.runIf(inject("postgres") !== null)("three processes and one database behind a proxy", () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.close())

  const signedIn = (path: string, options: CallOptions = {}) =>
    cluster.call(path, { ...options, headers: { Authorization: `Bearer ${cluster.token}`, ...options.headers } })
  const inquiry = (number: number | string, more = {}) => ({
    name: "Ada Byron",
    company: "Kraftwerk",
    email: `ada${number}@example.com`,
    text: `Anfrage ${number}`,
    ...more,
  })
  const send = (number: number | string, options: CallOptions = {}, more = {}) =>
    cluster.call("/api/request", { method: "POST", body: inquiry(number, more), ...options })
  const references = async () => {
    const rows = (await (await signedIn("/api/request")).json()) as { reference: string }[]
    return rows.map(({ reference }) => reference)
  }

  it("fill an empty database once when they start together", async () => {
    const rows = await cluster.postgres.run("select count(*) as services, max(position) as last from service", "site")
    expect(rows).toEqual([{ services: "13", last: 13 }])
    expect(await cluster.postgres.run("select login from admin", "site")).toHaveLength(1)
    const lines = cluster.sites.flatMap((site) => site.log().split("\n"))
    expect(lines.filter((line) => /error/iu.test(line))).toEqual([])
  })

  it("share sessions", async () => {
    for (const { url } of cluster.sites)
      expect((await signedIn("/api/auth/me", { method: "POST", at: url })).status).toBe(200)
  })

  it("show an edit made through one soon in the responses of the others", async () => {
    const delays: number[] = []
    for (let round = 1; round <= 6; round++) {
      const [writer, ...readers] = [0, 1, 2].map((index) => cluster.sites[(round + index) % 3]?.url ?? "")
      const path = "/en/service/1"
      // Cached everywhere before the change.
      for (const at of readers) await (await cluster.call(path, { at })).text()
      const title_en = `Spare parts, round ${round}`
      const edit = await signedIn("/api/service/1", { method: "PATCH", body: { title_en }, at: writer ?? "" })
      expect(edit.status).toBe(200)
      const since = performance.now()
      for (const at of readers)
        await expect.poll(async () => (await cluster.call(path, { at })).text(), { interval: 5 }).toContain(title_en)
      delays.push(Math.round(performance.now() - since))
    }
    console.log(`an edit is seen by both others after ${delays.join(", ")} ms`)
  })

  it("show an order made through one soon in the navigation of the others", async () => {
    const [writer = "", ...readers] = cluster.sites.map((site) => site.url)
    const shownIn = async (at: string) => {
      const html = await (await cluster.call("/", { at })).text()
      return [...new Set([...html.matchAll(/href="\/service\/(\d+)/gu)].map(([, id]) => Number(id)))]
    }
    const before = await shownIn(writer)
    for (const at of readers) expect(await shownIn(at)).toEqual(before)
    const services = (await (await signedIn("/api/service", { at: writer })).json()) as { id: number }[]
    const order = async (ids: number[]) =>
      (await signedIn("/api/service/order", { method: "PATCH", body: { ids }, at: writer })).status
    const ids = services.map(({ id }) => id)
    expect(await order(ids.toReversed())).toBe(200)
    const after = await shownIn(writer)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).not.toEqual(before)
    for (const at of readers) await expect.poll(() => shownIn(at), { interval: 5 }).toEqual(after)
    expect(await order(ids)).toBe(200)
  })

  it("reveal nothing hidden or drafted, and show a draft to holders of its link, through each of them", async () => {
    const [first, second] = cluster.sites.map((site) => site.url)
    const secrets = await plantSecrets({ url: first ?? "", token: cluster.token })
    const { found, read } = await findLeaks({ url: second ?? "" }, secrets)
    expect(found).toEqual([])
    expect(read).toBeGreaterThan(120)
    const body = { kind: "service", id: 1, days: 7 }
    const made = await signedIn("/api/share", { method: "POST", body, at: first ?? "" })
    const { urls } = (await made.json()) as NewShare
    const { pathname, search } = new URL(urls.en ?? "")
    expect(await (await cluster.call(pathname + search, { at: second ?? "" })).text()).toContain("Preview of a draft")
  })

  it("publish a plan once, though all of them look for due plans", async () => {
    const before = await service()
    const draft = { patch: { title_ru: "По плану" }, based_on: before.version }
    expect((await signedIn("/api/draft/service/4", { method: "PUT", body: draft })).status).toBe(200)
    const plan = { kind: "service", id: 4, at: new Date(Date.now() + 5_000).toISOString(), act: "publish" }
    expect((await signedIn("/api/plan", { method: "POST", body: plan })).status).toBe(201)
    await expect.poll(async () => (await service()).title_ru, { interval: 200 }).toBe("По плану")
    await sleep(500)
    expect((await service()).version).toBe(before.version + 1)
    expect(await (await signedIn("/api/plan")).json()).toEqual([])
  })
  const service = async () => (await (await signedIn("/api/service/4")).json()) as { version: number; title_ru: string }

  it("let nothing act for people who were demoted, disabled or deleted through another process", async () => {
    const [first, second, third] = cluster.sites.map(({ url }) => url) as [string, string, string]
    const makers = await Promise.all(
      ["demoted", "disabled", "deleted"].map(async (login, index) => ({
        ...(await addOwner(login, first)),
        login,
        service: 6 + index,
      })),
    )
    const made = await Promise.all(
      makers.map(async ({ call, service: id }) => {
        const named = { kind: "service", id }
        const { version } = (await (await call(`/api/service/${id}`, { at: first })).json()) as { version: number }
        await call(`/api/draft/service/${id}`, {
          method: "PUT",
          body: { patch: { title_ru: "Чужое" }, based_on: version },
          at: first,
        })
        const at = new Date(Date.now() + 8_000).toISOString()
        const planned = await call("/api/plan", { method: "POST", body: { ...named, at, act: "publish" }, at: first })
        const body = { name: "ERP", abilities: ["content.read"], days: null }
        const key = (await (await call("/api/token", { method: "POST", body, at: first })).json()) as NewAccessKey
        const shared = await call("/api/share", { method: "POST", body: { ...named, days: 7 }, at: first })
        const invited = await call("/api/people", {
          method: "POST",
          body: { name: "Anna", login: `anna-${id}`, roles: ["owner"] },
          at: first,
        })
        return {
          plan: ((await planned.json()) as Plan[])[0]?.plan,
          key: key.secret,
          draft: new URL(((await shared.json()) as NewShare).urls.en ?? ""),
          ticket: ticketOfLink((await invited.json()) as Invited),
        }
      }),
    )
    const [demoted, disabled] = makers
    const change = { method: "PATCH", body: { roles: ["sales"] }, at: second }
    expect((await signedIn(`/api/people/${demoted?.id}`, change)).status).toBe(200)
    expect((await signedIn(`/api/people/${disabled?.id}`, { method: "DELETE", at: second })).status).toBe(204)
    await cluster.postgres.run("delete from admin where login = 'deleted'", "site")
    const statuses = await Promise.all(
      made.map(async ({ key, draft, ticket }) => [
        (await cluster.call("/api/backups", { headers: { Authorization: `Bearer ${key}` }, at: third })).status,
        (await (await cluster.call(draft.pathname + draft.search, { at: third })).text()).includes("Чужое"),
        (await cluster.call("/api/auth/ticket", { method: "POST", body: { ticket }, at: third })).status,
      ]),
    )
    expect(statuses).toEqual([
      [403, false, 410],
      [403, false, 410],
      [401, false, 410],
    ])
    const states = async () => {
      const plans = (await (await signedIn("/api/plan", { at: third })).json()) as Plan[]
      return made.map(({ plan }) => plans.find((listed) => listed.plan === plan)?.reason)
    }
    await expect.poll(states, { interval: 500 }).toEqual(["forbidden", "forbidden", "forbidden"])
    for (const { plan } of made) await signedIn(`/api/plan/${plan}`, { method: "DELETE" })
  })

  /** Adds an owner who has accepted the invitation, and returns how they call. */
  const addOwner = async (login: string, at: string) => {
    const body = { name: login, login, roles: ["owner"] }
    const invited = (await (await signedIn("/api/people", { method: "POST", body, at })).json()) as Invited
    const password = "Leitschaufel-Ring-1988!"
    await cluster.call("/api/auth/accept", { method: "POST", body: { ticket: ticketOfLink(invited), password }, at })
    const response = await cluster.call("/api/auth/login", { method: "POST", body: { login, password }, at })
    const { token } = (await response.json()) as { token: string }
    const headers = { Authorization: `Bearer ${token}` }
    const call = (path: string, options: CallOptions) => cluster.call(path, { ...options, headers })
    return { id: invited.person.id, call }
  }

  it("accept one of 200 writers with the same ETag", async () => {
    const etag = (await signedIn("/api/service/2")).headers.get("ETag") ?? ""
    // A busy site asks some to try again, which must not let a second one through.
    const write = async (index: number): Promise<Response> => {
      const change = { method: "PATCH", body: { title_en: `Writer ${index}` }, headers: { "If-Match": etag } }
      const response = await signedIn("/api/service/2", change)
      if (response.status !== 503) return response
      await sleep(1_000 * Number(response.headers.get("Retry-After")))
      return write(index)
    }
    const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => write(index)))
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 199 }, () => 412)])
  })

  it("respond once to the same key, in whichever process", async () => {
    const headers = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" }
    const responses = await Promise.all(
      Array.from({ length: 9 }, () => send("same", { headers, address: "203.0.113.7" })),
    )
    const bodies = (await Promise.all(responses.map((response) => response.json()))) as InquiryReceipt[]
    const given = new Set(bodies.map(({ reference }) => reference).filter(Boolean))
    expect(given.size).toBe(1)
    expect((await references()).filter((reference) => given.has(reference))).toHaveLength(1)
  })

  it("search inquiries at the same time, each with what has just been changed", async () => {
    const [{ id } = { id: 0 }] = (await (await signedIn("/api/request")).json()) as { id: number }[]
    for (let round = 1; round <= 10; round++) {
      const phone = `+49 5121 ${round}00${round}77`
      expect((await signedIn(`/api/request/${id}`, { method: "PATCH", body: { phone } })).status).toBe(200)
      const path = `/api/request?page=1&query=${encodeURIComponent(phone)}`
      const pages = await Promise.all(
        [...cluster.sites, ...cluster.sites].map(({ url }) => signedIn(path, { at: url })),
      )
      expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
      for (const page of pages) expect(await page.json()).toMatchObject({ items: [{ id }] })
    }
  })

  it("enforce the limits across processes", async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(`limit${index}`, { address: "203.0.113.9" })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(28)
    expect(responses.find(({ status }) => status === 429)?.headers.get("Retry-After")).toMatch(/^\d+$/u)
  })

  it("send each mail once", async () => {
    const request = (path: string, init: RequestInit = {}) => fetch(cluster.proxy.url + path, init)
    const sent = 6
    for (let number = 1; number <= sent; number++) {
      const captcha_token = await workedToken(request)
      expect((await send(`mail${number}`, {}, { captcha_token })).status).toBe(201)
    }
    // One to the company and one to the sender.
    const toSenders = () =>
      cluster.mails.received.filter(({ to }) => to.some((address) => address.startsWith("adamail")))
    const toCompany = () =>
      cluster.mails.received.filter(
        ({ raw }) => /adamail\d@example\.com/u.test(raw) && !toSenders().some((mail) => mail.raw === raw),
      )
    await expect.poll(() => toSenders().length + toCompany().length).toBe(2 * sent)
    await sleep(1_500)
    expect([toSenders().length, toCompany().length]).toEqual([sent, sent])
    const ids = cluster.mails.received.map(({ headers }) => headers.find(([name]) => name === "message-id")?.[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("survive a database outage, report it, and recover", async () => {
    const seen = { acknowledged: [] as string[], statuses: new Map<number, number>(), withoutRetry: 0 }
    const load = keepSending(cluster, "away", (response, reference) => {
      seen.statuses.set(response.status, (seen.statuses.get(response.status) ?? 0) + 1)
      if (response.status === 503 && !response.headers.get("Retry-After")) seen.withoutRetry++
      if (reference) seen.acknowledged.push(reference)
    })
    await sleep(1_000)
    await cluster.postgres.run("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'")
    await sleep(1_000)
    // This change must be rendered again everywhere, and the database stops before that.
    const edit = { title_en: "Spare parts, just before" }
    expect((await signedIn("/api/service/1", { method: "PATCH", body: edit })).status).toBe(200)
    await cluster.postgres.stop()
    await sleep(awayMs)
    for (const { url } of cluster.sites) {
      const [ready, health] = [await fetch(`${url}/readyz`), await fetch(`${url}/healthz`)]
      expect([ready.status, health.status]).toEqual([503, 200])
      // Cached pages are still served.
      expect((await cluster.call("/en/service/1", { at: url })).status).toBe(200)
    }
    await cluster.postgres.start()
    const since = performance.now()
    for (const { url } of cluster.sites)
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 50 }).toBe(200)
    const wellAfter = performance.now() - since
    await sleep(1_000)
    await load.stop()
    console.log(
      `away ${awayMs} ms, well again after ${Math.round(wellAfter)} ms, statuses ${JSON.stringify([...seen.statuses])}`,
    )
    expect(seen.withoutRetry).toBe(0)
    expect(seen.statuses.get(503)).toBeGreaterThan(0)
    expect([...seen.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([])
    expect(cluster.sites.map((site) => site.isRunning())).toEqual([true, true, true])
    const stored = new Set(await storedReferences(cluster))
    expect(seen.acknowledged.filter((reference) => !stored.has(reference))).toEqual([])
    const token = (await (await signedIn("/api/auth/me", { method: "POST" })).json()) as object
    expect(token).toMatchObject({ login: "admin" })
  })

  it("lose no acknowledged write when one is killed, and take over its work", async () => {
    const acknowledged: string[] = []
    const load = keepSending(cluster, "killed", (_answer, reference) => reference && acknowledged.push(reference))
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const [victim, ...others] = cluster.sites
    const image = new FormData()
    image.append("image", new Blob([new Uint8Array(await picture(900, 500))], { type: "image/jpeg" }), "a.jpg")
    const upload = await fetch(`${victim?.url}/api/service/3/image/add`, {
      method: "POST",
      headers: { Authorization: `Bearer ${cluster.token}` },
      body: image,
    })
    expect(upload.status).toBe(201)
    await victim?.kill()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
    await load.stop()
    const stored = new Set(await storedReferences(cluster))
    expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([])
    expect(others.map((site) => site.isRunning())).toEqual([true, true])
    await expect
      .poll(() => cluster.postgres.run("select hash from picture where pending = 1", "site"), {
        timeout: patienceMs,
      })
      .toEqual([])
  })
})

describe.runIf(inject("postgres") !== null)("several processes on one port", () => {
  let home: string
  let site: Site
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "turbine-workers-"))
    const env = { DATABASE_URL: (await newPostgresDatabase("template1")) ?? "", WORKERS: "2", SEED: "off" }
    site = await startSite(home, env)
  })
  afterAll(async () => {
    await site.stop()
    rmSync(home, { recursive: true })
  })
  const workers = () =>
    spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .stdout.split("\n")
      .map((line) => line.trim().split(/\s+/u).map(Number))
      .flatMap(([pid, parent]) => (pid && parent === site.pid ? [pid] : []))

  it("continue when one is killed, and a new one replaces it", async () => {
    const before = workers()
    expect(before).toHaveLength(2)
    process.kill(before[0] ?? 0, "SIGKILL")
    await expect.poll(() => workers().filter((pid) => pid !== before[0]).length).toBe(2)
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(site.log()).toContain("another one is started")
    expect(site.isRunning()).toBe(true)
  })
})

async function storedReferences({ postgres }: Cluster): Promise<string[]> {
  const rows = await postgres.run("select reference from request", "site")
  return rows.map((row) => String(row["reference"]))
}

/** Sends inquiries through the proxy, eight at a time, each from its own address. */
function keepSending(
  { call }: Cluster,
  name: string,
  onResponse: (response: Response, reference: string | null) => void,
): { stop: () => Promise<void> } {
  let running = true
  let number = 0
  const visit = async () => {
    while (running) {
      number++
      const body = { name: "Ada", company: "Kraftwerk", email: `${name}${number}@example.com`, text: "" }
      const headers = { "Idempotency-Key": `${name}-${String(number).padStart(24, "0")}` }
      const response = await call("/api/request", { method: "POST", body, headers }).catch(() => null)
      const stored = response?.status === 201 ? ((await response.json()) as InquiryReceipt) : null
      if (response) onResponse(response, stored?.reference ?? null)
      if (response?.status !== 201) await sleep(50)
    }
  }
  const senders = Promise.all(Array.from({ length: 8 }, visit))
  return {
    async stop() {
      running = false
      await senders
    },
  }
}
