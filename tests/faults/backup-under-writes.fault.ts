import { execFileSync } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { readArchive } from "#server/backup/read-archive.ts"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { type FaultSite, bodyOf, demoData, emptyFolder, startFaultSite } from "./fault-site.ts"
import { tables } from "#server/features.ts"

const paths = [
  "service product category spare partner/all settings request application trash".split(" "),
  "page/contact page/gas-turbina component/navbar history/service/1 history/settings/1".split(" "),
  [1, 2, 3, 4, 5].flatMap((id) => [
    `spare/${id}`,
    `spare/${id}/search?limit=100&page=2`,
    `service/${id}`,
    `product/${id}`,
  ]),
].flat()

/** Returns everything the API returns except picture sizes, which are made again. */
async function dump(site: FaultSite): Promise<Record<string, unknown>> {
  const responses: Record<string, unknown> = {}
  for (const path of paths) {
    const response = await site.call("GET", `/api/${path}`)
    const text = (await response?.text()) ?? ""
    responses[path] = [response?.status, text.replaceAll(/"sizes":\{[^}]*\}/gu, '"sizes":{}')]
  }
  return responses
}

function restore(file: string, dataDir: string): string {
  return execFileSync(process.execPath, ["tooling/tasks.ts", "restore", file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    encoding: "utf8",
  })
}

it("a backup restores into an empty folder with the same responses", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  expect((await site.call("PATCH", "/api/service/1", { title_en: "Before the backup" }))?.status).toBe(200)
  expect((await site.call("DELETE", "/api/partner/1"))?.status).toBeLessThan(300)
  const inquiry = {
    name: "Ä Ö ü ß – Привет",
    company: "C",
    email: "a@example.com",
    text: 'quotes " \\ \u2028 and \t more',
  }
  expect((await site.call("POST", "/api/request", inquiry))?.status).toBe(201)
  const made = await bodyOf<{ name: string }>(await site.call("GET", "/api/backup"))
  const before = await dump(site)
  await site.end()
  const empty = await emptyFolder()
  expect(restore(join(dataDir, "backups", made.name), empty)).toContain("Everybody has to sign in again")
  const restored = await startFaultSite(empty, { env: { SEED: "off" } })
  expect(await dump(restored)).toEqual(before)
  await restored.end()
})

it("a backup under 200 writes a second is one consistent snapshot, and pages are still served", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  let running = true
  let written = 0
  // In sequence: the edit before the inquiry of the same number, so that an inconsistent snapshot is detected.
  const writer = async () => {
    for (let n = 1; running; n++) {
      const body = { name: `W${n}`, company: "C", email: "w@example.com", text: "T" }
      expect((await site.call("PATCH", "/api/service/1", { title_en: `W${n}` }))?.status).toBe(200)
      expect((await site.call("POST", "/api/request", body))?.status).toBe(201)
      written += 2
    }
  }
  // These supply the number of writes.
  const others = async (spare: number) => {
    for (let n = 1; running; n++) {
      const pace = sleep(20)
      const response = await site.call("POST", `/api/spare/${spare}/part`, { partnumber: `W-${n}`, quantity: n })
      expect(response?.status).toBe(201)
      written++
      await pace
    }
  }
  const pages: number[] = []
  const reader = async () => {
    for (let n = 0; running; n++) {
      const begin = performance.now()
      expect((await site.call("GET", `/service/${1 + (n % 13)}`))?.status).toBe(200)
      pages.push(performance.now() - begin)
      await sleep(10)
    }
  }
  const working = Promise.all([writer(), others(1), others(2), others(3), others(4), reader()])
  const begin = performance.now()
  while (written < 100) await sleep(10)
  const response = await site.call("GET", "/api/backup")
  const seconds = (performance.now() - begin) / 1_000
  running = false
  const total = written
  await working
  expect(response?.status).toBe(200)
  const { name } = await bodyOf<{ name: string }>(response)
  await site.end()
  const file = join(dataDir, "backups", name)
  await readArchive(file, tables.files)
  const empty = await emptyFolder()
  restore(file, empty)
  checkDatabase(empty, (query) => {
    expectNothingHalf(query)
    const title = Number(String(query("select title_en from service where id = 1")[0]?.["title_en"]).slice(1))
    const inquiries = Number(query("select count(*) as n from request")[0]?.["n"])
    const last = Number(query("select max(cast(substr(name, 2) as integer)) as n from request")[0]?.["n"])
    expect(last).toBe(inquiries)
    expect([title - 1, title]).toContain(inquiries)
    expect(title).toBeGreaterThan(1)
  })
  const restored = await startFaultSite(empty, { env: { SEED: "off" } })
  expect((await restored.call("GET", "/"))?.status).toBe(200)
  await restored.end()
  pages.sort((a, b) => a - b)
  console.log(
    `${(total / seconds).toFixed(0)} writes a second meanwhile; pages p99 ${pages[Math.floor(pages.length * 0.99)]?.toFixed(0)} ms`,
  )
})
