import { setTimeout as sleep } from "node:timers/promises"
import { expect, it, onTestFinished } from "vitest"
import type { Plan, Publication, PublishedKind } from "#contract/publishing.ts"
import { spawnSite } from "../e2e/site-process.ts"
import { openMailServer } from "../harness/mail-server.ts"
import { type Query, checkDatabase, expectNothingHalf } from "./check-database.ts"
import { type FaultSite, bodyOf, demoData, killsInAll, startFaultSite } from "./fault-site.ts"
import { until } from "./until.ts"

interface Planned {
  kind: PublishedKind
  id: number
  version: number
  /** Changes of the draft, in two fields that must change together. */
  patch: Readonly<Record<string, string>>
}

async function saveDraft(site: FaultSite, { kind, id, version, patch }: Planned): Promise<void> {
  const response = await site.call("PUT", `/api/draft/${kind}/${id}`, { patch, based_on: version })
  expect(response?.status, await response?.text()).toBe(200)
}

async function plan(site: FaultSite, { kind, id }: Planned): Promise<void> {
  const at = new Date(Date.now() + 86_400_000)
  const response = await site.call("POST", "/api/plan", { kind, id, at: at.toISOString(), act: "publish" })
  expect(response?.status, await response?.text()).toBe(201)
}

/** Moves the plans of a stopped site into the past, so that no step of a test has to end before a time. */
const makeDue = (dataDir: string) =>
  checkDatabase(dataDir, (query) => query("update plan set at = '2020-01-01T00:00:00.000Z'"))

/** Asserts that draft, plan, record and history are consistent; returns whether the plan was executed. */
function isDone(query: Query, { kind, id, version, patch }: Planned): boolean {
  const [record] = query(`select * from ${kind} where id = ?`, id)
  const count = (table: string) =>
    query(`select * from ${table} where kind = ? and record_id = ?`, kind, String(id)).length
  const isPublished = record?.["version"] === version + 1
  const found = {
    version: record?.["version"],
    fields: Object.entries(patch).map(([name, value]) => record?.[name] === value),
    drafts: count("draft"),
    plans: count("plan"),
    history: query("select * from history where kind = ? and record_id = ? and version = ?", kind, String(id), version)
      .length,
  }
  expect([kind, id, found]).toEqual([
    kind,
    id,
    isPublished
      ? { version: version + 1, fields: [true, true], drafts: 0, plans: 0, history: 1 }
      : { version, fields: [false, false], drafts: 1, plans: 1, history: 0 },
  ])
  return isPublished
}

it("executes once, at the next start, a plan that was due while the site was down", async () => {
  const dataDir = await demoData()
  const first = await startFaultSite(dataDir)
  const { version } = await bodyOf<{ version: number }>(await first.call("GET", "/api/service/1"))
  const planned: Planned = { kind: "service", id: 1, version, patch: { title_de: "Geplant", title_en: "Planned" } }
  await saveDraft(first, planned)
  await plan(first, planned)
  await first.kill()
  makeDue(dataDir)
  checkDatabase(dataDir, (query) => expect(isDone(query, planned)).toBe(false))

  // Two starts: a completed plan does not run again.
  for (let start = 0; start < 2; start++) {
    const site = await startFaultSite(dataDir, { token: first.token })
    const title = async () => (await bodyOf<{ title_en: string }>(await site.call("GET", "/api/service/1"))).title_en
    await until(async () => (await title()) === "Planned")
    expect(await (await site.call("GET", "/en/service/1"))?.text()).toContain("Planned")
    expect(await bodyOf<Plan[]>(await site.call("GET", "/api/plan"))).toEqual([])
    expect((await site.end()).code).toBe(0)
    checkDatabase(dataDir, (query) => expect(isDone(query, planned)).toBe(true))
  }
})

it("leaves each record old or new, with one history entry, when killed repeatedly during its plans", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  const listed = async (path: string) => bodyOf<{ id: number }[]>(await site.call("GET", path))
  const all: Planned[] = []
  for (const kind of ["service", "product"] as const)
    for (const { id } of await listed(`/api/${kind}`)) {
      const { version } = await bodyOf<{ version: number }>(await site.call("GET", `/api/${kind}/${id}`))
      const names = kind === "service" ? ["title_de", "summary_ru"] : ["title", "type"]
      all.push({ kind, id, version, patch: Object.fromEntries(names.map((name) => [name, `Geplant ${id}`])) })
    }
  for (const planned of all) await saveDraft(site, planned)
  for (const planned of all) await plan(site, planned)
  await site.kill()
  makeDue(dataDir)

  let done = 0
  let amid = 0
  let kills = 0
  const doneNow = () => {
    checkDatabase(dataDir, (query) => {
      expectNothingHalf(query)
      done = all.filter((planned) => isDone(query, planned)).length
    })
    return done
  }
  for (; kills < killsInAll && done < all.length; kills++) {
    const { child, log } = await spawnSite(dataDir, { LOG_LEVEL: "info" })
    onTestFinished(() => void child.kill("SIGKILL"))
    await until(() => log().includes('"plan carried out"') || child.exitCode !== null)
    expect(child.exitCode, log()).toBeNull()
    await sleep(Math.random() * 15)
    const ended = new Promise((resolve) => void child.once("exit", resolve))
    child.kill("SIGKILL")
    await ended
    if (doneNow() < all.length) amid++
  }
  const last = await startFaultSite(dataDir, { token: site.token })
  await until(async () => (await bodyOf<Plan[]>(await last.call("GET", "/api/plan"))).length === 0)
  expect((await last.end()).code).toBe(0)
  expect(doneNow()).toBe(all.length)
  // Proves that the site was executing plans when it was killed.
  expect(amid).toBeGreaterThan(0)
  console.log(`${all.length} plans over ${kills} kills, ${amid} of them amid the plans`)
})

it("fails a plan with a notice when the field was changed meanwhile, once, and overwrites nothing", async () => {
  const dataDir = await demoData()
  const mails = await openMailServer()
  onTestFinished(() => mails.close())
  const env = { SMTP_URL: mails.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
  const first = await startFaultSite(dataDir, { env })
  await first.call("PATCH", "/api/auth/profile", { email: "owner@turbine.example" })
  const { version } = await bodyOf<{ version: number }>(await first.call("GET", "/api/service/1"))
  const planned: Planned = { kind: "service", id: 1, version, patch: { title_de: "Geplant", title_en: "Planned" } }
  await saveDraft(first, planned)
  await plan(first, planned)
  expect((await first.call("PATCH", "/api/service/1", { title_de: "Live berichtigt" }))?.status).toBe(200)
  await first.kill()
  makeDue(dataDir)

  for (let start = 0; start < 2; start++) {
    const site = await startFaultSite(dataDir, { env, token: first.token })
    const plans = async () => bodyOf<Plan[]>(await site.call("GET", "/api/plan"))
    await until(async () => (await plans())[0]?.state === "failed")
    expect(await plans()).toMatchObject([{ kind: "service", id: 1, state: "failed", reason: "draft_conflict" }])
    const waiting = await bodyOf<Publication>(await site.call("GET", "/api/draft/service/1"))
    expect(waiting).toMatchObject({ draft: { patch: planned.patch }, plans: [{ state: "failed" }] })
    const record = await bodyOf<Record<string, unknown>>(await site.call("GET", "/api/service/1"))
    expect(record).toMatchObject({ title_de: "Live berichtigt", version: version + 1 })
    await until(() => mails.received.length > 0)
    expect((await site.end()).code).toBe(0)
  }
  expect(mails.received.map(({ to }) => to)).toEqual([["owner@turbine.example"]])
  expect(mails.received[0]?.text).toMatch(
    /nothing was overwritten[^]*service 1 \(draft_conflict\)[^]*\/dashboard\/drafts/u,
  )
})
