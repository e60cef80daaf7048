import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { openDatabase } from "../db/open-database.ts"
import type { OpenDatabase } from "../db/dialects/dialect.ts"
import { startJobs } from "../jobs.ts"
import { backupJobs } from "./schedule-backups.ts"

const minute = 60_000
const day = 24 * 60 * minute
let dataDir: string
let database: OpenDatabase
let site: TestSite

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "schedule-"))
  database = await openDatabase({ dataDir })
  site = await openTestSite(database, dataDir, { env: { BACKUP_SCHEDULE: "15 3 * * *" } })
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] })
  // A quarter past three in Germany is a quarter past two UTC in winter.
  travel("2026-11-20T02:14:00Z")
  site.app.clock = () => new Date()
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const schedule = () => startJobs(site.app, backupJobs(site.app.config))
const travel = (time: string) => vi.setSystemTime(new Date(time))
const backups = () => {
  const names = readdirSync(join(dataDir, "backups"))
  return names.filter((name) => name.endsWith(".tar.gz")).toSorted()
}
const failures = async () => {
  const rows = await database.db.selectFrom("audit").select("event").where("event", "=", "backup_failed").execute()
  return rows.length
}
const folderHasNone = () => expect(backups()).toEqual([])
const folderIsEmpty = () => expect(() => backups()).toThrow(/ENOENT/u)

it("makes one each night at German time, and keeps fourteen", async () => {
  const jobs = schedule()
  await vi.advanceTimersByTimeAsync(59_000)
  folderIsEmpty()
  await vi.advanceTimersByTimeAsync(2_000)
  await jobs.idle()
  expect(backups()).toEqual([expect.stringMatching(/^turbine-20261120-0215\d\d-[0-9a-f]{8}-nightly\.tar\.gz$/u)])
  for (let night = 2; night <= 17; night++) {
    // Skips the day, then lets the last minute pass in seconds.
    vi.setSystemTime(new Date(Date.parse("2026-11-19T02:14:20Z") + night * day))
    await vi.advanceTimersByTimeAsync(45_000)
    await jobs.idle()
  }
  expect(backups()).toHaveLength(14)
  expect(backups().at(-1)).toMatch(/^turbine-20261206-0215\d\d-/u)
  const events = await database.db.selectFrom("audit").select("event").where("event", "=", "backup").execute()
  expect(events).toHaveLength(17)
  await jobs.close()
})

it("makes up for a missed one ten minutes after the start, once", async () => {
  travel("2026-11-20T08:00:00Z")
  const jobs = schedule()
  await vi.advanceTimersByTimeAsync(9 * minute)
  folderIsEmpty()
  await vi.advanceTimersByTimeAsync(minute)
  await jobs.idle()
  expect(backups()).toEqual([expect.stringMatching(/^turbine-20261120-081000-[0-9a-f]{8}-nightly/u)])
  await vi.advanceTimersByTimeAsync(60 * minute)
  await jobs.idle()
  expect(backups()).toHaveLength(1)
  await jobs.close()
})

it("makes one that another process left unfinished", async () => {
  // That process holds the lock at the scheduled time, and is killed meanwhile.
  const { withLock } = site.app
  site.app.withLock = async () => false
  const jobs = schedule()
  await vi.advanceTimersByTimeAsync(2 * minute)
  await jobs.idle()
  folderIsEmpty()
  site.app.withLock = withLock
  await vi.advanceTimersByTimeAsync(10 * minute)
  await jobs.idle()
  expect(backups()).toHaveLength(1)
  await jobs.close()
})

it("stores a failure, and tries again after an hour", async () => {
  const { snapshot } = site.app
  site.app.snapshot = () => Promise.reject(new Error("no space"))
  const jobs = schedule()
  await vi.advanceTimersByTimeAsync(2 * minute)
  await jobs.idle()
  await vi.advanceTimersByTimeAsync(30 * minute)
  await jobs.idle()
  expect(await failures()).toBe(1)
  site.app.snapshot = snapshot
  await vi.advanceTimersByTimeAsync(50 * minute)
  await jobs.idle()
  expect([await failures(), backups().length]).toEqual([1, 1])
  await jobs.close()
})

it("keeps the pause after a failure across a restart", async () => {
  const { snapshot } = site.app
  site.app.snapshot = () => Promise.reject(new Error("no space"))
  const first = schedule()
  await vi.advanceTimersByTimeAsync(2 * minute)
  await first.idle()
  await first.close()
  site.app.snapshot = snapshot
  const second = schedule()
  await vi.advanceTimersByTimeAsync(50 * minute)
  await second.idle()
  expect(await failures()).toBe(1)
  folderHasNone()
  await vi.advanceTimersByTimeAsync(20 * minute)
  await second.idle()
  expect(backups()).toHaveLength(1)
  expect(await database.db.selectFrom("backup_failure").selectAll().execute()).toEqual([])
  await second.close()
})
