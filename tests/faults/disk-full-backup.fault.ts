import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { buffer } from "node:stream/consumers"
import { randomBytes } from "node:crypto"
import { expect, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import type { Problem } from "#contract/error.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { listMigrations, migrate } from "#server/db/migrate.ts"
import { spawnSite } from "../e2e/site-process.ts"
import { bodyOf, expectServing, startFaultSite } from "./fault-site.ts"
import { until } from "./until.ts"
import { fillDisk, noSmallDisk, smallDisk, smallDiskWithDemo } from "./small-disk.ts"

const kilobyte = 1_024

const backupFiles = (dataDir: string) => {
  const folder = join(dataDir, "backups")
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("turbine-")) : []
}

async function runTask(dataDir: string, ...task: string[]) {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: "" }
  const child = spawn(process.execPath, ["tooling/tasks.ts", ...task], { env, stdio: ["ignore", "ignore", "pipe"] })
  const [text, [status]] = await Promise.all([buffer(child.stderr), once(child, "exit") as Promise<[number | null]>])
  return { status, lines: text.toString().trim().split("\n") }
}

it("a backup that fills the disk is rejected with 507, and the process continues", async ({ skip }) => {
  const disk = await smallDiskWithDemo(60)
  if (!disk) return skip(noSmallDisk)
  const site = await startFaultSite(disk)
  // The first backup has no size estimate, so these fail while writing.
  for (const left of [0, 4, 64, 300, 1_024, 2_048, 4_096]) {
    const free = await fillDisk(disk, left * kilobyte)
    const response = await site.call("GET", "/api/backup")
    expect([left, response?.status]).toEqual([left, 507])
    expect(response?.headers.get("Content-Type")).toBe("application/problem+json")
    expect(backupFiles(disk)).toEqual([])
    await expectServing(site)
    free()
  }
  const audit = await bodyOf<{ items: { event: string }[] }>(await site.call("GET", "/api/audit"))
  expect(audit.items.filter(({ event }) => event === "backup_failed").length).toBeGreaterThan(0)
  expect((await site.call("GET", "/api/backup"))?.status).toBe(200)
  expect((await site.end()).code).toBe(0)
})

it("a backup that would not fit is rejected before it starts, and the failure is shown until one succeeds", async ({
  skip,
}) => {
  const disk = await smallDiskWithDemo(96)
  if (!disk) return skip(noSmallDisk)
  const site = await startFaultSite(disk)
  const state = async () => bodyOf<Record<string, unknown>>(await site.call("GET", "/api/backup/state"))
  const { size } = await bodyOf<Backup>(await site.call("GET", "/api/backup"))
  expect(await state()).toMatchObject({ failure: null, needed_bytes: Math.ceil(size * 1.2) })
  const free = await fillDisk(disk, size)
  const problem = await bodyOf<Problem>(await site.call("GET", "/api/backup"))
  expect(problem).toMatchObject({ status: 507, code: "no_space" })
  expect(problem.detail).toMatch(/^A backup needs about \d+\.\d MB, and \d+\.\d MB are free/u)
  expect(await state()).toMatchObject({ failure: { kind: "manual", reason: "no_space" } })
  await expectServing(site)
  const command = await runTask(disk, "backup")
  expect(command).toEqual({ status: 1, lines: [expect.stringMatching(/^A backup needs about/u)] })
  free()
  expect((await site.call("GET", "/api/backup"))?.status).toBe(200)
  expect(await state()).toMatchObject({ failure: null })
  expect((await site.end()).code).toBe(0)
})

it("a scheduled backup on a full disk fails without ending the process, and is made once there is space", async ({
  skip,
}) => {
  const disk = await smallDiskWithDemo(60)
  if (!disk) return skip(noSmallDisk)
  const free = await fillDisk(disk, 300 * kilobyte)
  const site = await startFaultSite(disk, { env: { BACKUP_SCHEDULE: "*/2 * * * * *" } })
  await until(() => /"job":"nightly-backup".*"msg":"a job failed"/u.test(site.log()))
  await expectServing(site)
  free()
  await until(() => backupFiles(disk).some((name) => name.endsWith("-nightly.tar.gz")))
  expect((await site.end()).code).toBe(0)
})

it("an update without space for its backup ends with one line and changes nothing", async ({ skip }) => {
  const disk = await smallDisk(60)
  if (!disk) return skip(noSmallDisk)
  const old = ["001-tables"]
  const opened = openSqlite(join(disk, "site.db"))
  await migrate(opened, { only: old })
  const fields = {
    name: "Ada",
    company: "C",
    email: "a@example.com",
    lang: "en",
    source: "contact",
  } as const
  for (let n = 0; n < 200; n++)
    await opened.db
      .insertInto("request")
      .values({
        ...fields,
        text: randomBytes(10_000).toString("base64"),
        reference: `LT-${n}`,
        verified: 1,
        mail: "none",
        created_at: "2026-11-20T08:00:00.000Z",
      })
      .execute()
  await opened.close()
  const free = await fillDisk(disk, 500 * kilobyte)
  const { child, log } = await spawnSite(disk, { LOG_LEVEL: "silent" })
  if (child.exitCode === null) await once(child, "exit")
  expect(child.exitCode, log()).toBe(1)
  const lines = log()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("RATE_LIMITS"))
  expect(lines).toEqual([expect.stringMatching(/^The backup that precedes .*space.* Nothing was changed\.$/u)])
  free()
  const again = openSqlite(join(disk, "site.db"))
  expect(await listMigrations(again.db)).toEqual(old)
  await again.close()
})

it("a command ends with one line when the disk becomes full, and a restore keeps the old data", async ({ skip }) => {
  const disk = await smallDiskWithDemo(60)
  if (!disk) return skip(noSmallDisk)
  for (const left of [0, 64, 1_024]) {
    const free = await fillDisk(disk, left * kilobyte)
    const { status, lines } = await runTask(disk, "backup")
    expect([left, status, lines]).toEqual([left, 1, [expect.stringContaining("no space left")]])
    free()
  }
  expect((await runTask(disk, "backup")).status).toBe(0)
  const name = backupFiles(disk).find((file) => file.endsWith(".tar.gz")) ?? ""
  for (const left of [0, 64, 1_024]) {
    const free = await fillDisk(disk, left * kilobyte)
    const { status, lines } = await runTask(disk, "restore", name)
    expect([left, status, lines]).toEqual([left, 1, [expect.stringContaining("no space left")]])
    free()
  }
  const site = await startFaultSite(disk)
  await expectServing(site)
  expect((await site.end()).code).toBe(0)
})
