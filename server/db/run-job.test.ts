import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { runJob } from "./run-job.ts"

onEachEngine("jobs", (open) => {
  it("run once per due time, and again after a failure", async () => {
    const { db, withLock } = open()
    let now = new Date("2026-11-20T02:00:00.500Z")
    let runs = 0
    const run = (due: string, work = async () => void runs++) =>
      runJob({ db, withLock, clock: () => now }, "nightly", new Date(due), work)
    const failing = run("2026-11-20T02:00:00Z", () => Promise.reject(new Error("no")))
    await expect(failing).rejects.toThrow("no")
    expect(await run("2026-11-20T02:00:00Z")).toBe(true)
    now = new Date("2026-11-20T02:00:03Z")
    expect(await run("2026-11-20T02:00:00Z")).toBe(false)
    now = new Date("2026-11-21T02:00:00.100Z")
    expect(await run("2026-11-21T02:00:00Z")).toBe(true)
    expect(runs).toBe(2)
  })

  it("run again once a clock that was ahead is right", async () => {
    const { db, withLock } = open()
    let now = new Date("2027-11-20T02:00:00Z")
    const run = () =>
      runJob({ db, withLock, clock: () => now }, "hourly", new Date(now.getTime() - 1_800_000), async () => undefined)
    expect([await run(), await run()]).toEqual([true, false])
    now = new Date("2026-11-20T02:00:00Z")
    expect([await run(), await run()]).toEqual([true, false])
  })
})
