import { readdirSync, readlinkSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { readArchive } from "#server/backup/read-archive.ts"
import type { Site } from "../e2e/site-process.ts"
import { workedToken } from "../harness/human-check.ts"
import { type Cluster, startCluster } from "./start-cluster.ts"
import { tables } from "#server/features.ts"

// Runs only where a PostgreSQL server can be started; the run reports it otherwise.
describe.runIf(inject("postgres") !== null)("a job that a killed process had in hands", () => {
  let cluster: Cluster
  beforeAll(async () => {
    // A backup is due every other second, so that the next one comes soon.
    cluster = await startCluster({ BACKUP_SCHEDULE: "*/2 * * * * *" })
  })
  afterAll(() => cluster.close())

  const folder = () => join(cluster.dataDir, "backups")
  const files = (ending: string) => {
    try {
      return readdirSync(folder()).filter((name) => name.endsWith(ending))
    } catch {
      return []
    }
  }

  it("a running backup: no partial file stays, and another process makes the next", async ({ skip }) => {
    if (process.platform !== "linux") return skip("not run: which process writes a file is only seen on Linux")
    const maker = await firstToWrite(cluster.sites, folder())
    const killedAt = Date.now()
    await maker.kill()
    const half = files(".part")
    expect(half.length).toBeGreaterThan(0)
    await expect.poll(() => files(".tar.gz").find((name) => madeAt(name) >= killedAt - 1_000)).toBeDefined()
    // The next backup removes the killed one's partial file.
    expect(files(".part").filter((name) => half.includes(name))).toEqual([])
    for (const name of files(".tar.gz").slice(-2)) await readArchive(join(folder(), name), tables.files)
    const others = cluster.sites.filter((site) => site !== maker)
    expect(others.map((site) => site.isRunning())).toEqual([true, true])
  })

  it("a mail being sent: another process delivers it, under the same Message-ID", async () => {
    const [first, second] = cluster.sites.filter((site) => site.isRunning())
    if (!first || !second) throw new Error("two processes are needed")
    cluster.mails.mood = "silent"
    const request = (path: string, init: RequestInit = {}) => fetch(first.url + path, init)
    const body = { name: "Ada", company: "Kraftwerk", email: "takeover@example.com", text: "Anfrage" }
    const captcha_token = await workedToken(request)
    // Submitting an inquiry mails it at once: this process has claimed the message.
    const response = await cluster.call("/api/request", {
      method: "POST",
      body: { ...body, captcha_token },
      at: first.url,
    })
    expect(response.status).toBe(201)
    const claims = "select message_id, kind from outbox where claimed_until is not null"
    await expect.poll(() => cluster.postgres.run(claims, "site")).toHaveLength(1)
    const [claimed] = await cluster.postgres.run(claims, "site")
    await first.kill()
    cluster.mails.mood = "well"
    // Expires the claim, which lasts five minutes.
    const past = new Date(Date.now() - 1_000).toISOString()
    await cluster.postgres.run(`update outbox set claimed_until = '${past}' where claimed_until is not null`, "site")
    await expect.poll(() => cluster.mails.received.length).toBe(2)
    await sleep(500)
    const ids = cluster.mails.received.map(({ headers }) => headers.find(([name]) => name === "message-id")?.[1])
    expect(ids).toContain(claimed?.["message_id"])
    expect(new Set(ids).size).toBe(2)
    expect(second.isRunning()).toBe(true)
  })
})

const madeAt = (name: string) => {
  const [, day = "", time = ""] = /^turbine-(\d{8})-(\d{6})/u.exec(name) ?? []
  const digits = `${day}${time}`
  return Date.parse(digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/u, "$1-$2-$3T$4:$5:$6.000Z"))
}

/** Returns the process first seen writing a backup. */
async function firstToWrite(sites: readonly Site[], folder: string): Promise<Site> {
  const writes = ({ pid }: Site) =>
    readdirSync(`/proc/${pid}/fd`).some((handle) => {
      try {
        const file = readlinkSync(`/proc/${pid}/fd/${handle}`)
        return file.startsWith(folder) && file.endsWith(".part")
      } catch {
        return false
      }
    })
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const found = sites.find(writes)
    if (found) return found
    await sleep(2)
  }
  throw new Error("no process has begun a backup")
}
