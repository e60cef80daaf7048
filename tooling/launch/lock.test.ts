import { spawnSync } from "node:child_process"
import process from "node:process"
import { afterEach, expect, it } from "vitest"
import { tryAcquire } from "./lock.cjs"
import { root } from "../root.ts"

const hold = `require("./tooling/launch/lock.cjs").tryAcquire(process.argv[1], "test") ? 0 : process.exit(3)`
const otherProcess = (project: string) => spawnSync(process.execPath, ["-e", hold, project], { cwd: root }).status

// Leftovers of the other process count as stale and are taken over, then released.
afterEach(() => {
  for (const project of ["/one", "/two", "/four"]) tryAcquire(project, "test")?.()
})

it("is held by one process at a time", () => {
  const release = tryAcquire("/one", "test")
  expect(release).not.toBeNull()
  expect(otherProcess("/one")).toBe(3)
  release?.()
  expect(otherProcess("/one")).toBe(0)
})

it("is taken over from a process that has died holding it", () => {
  expect(otherProcess("/two")).toBe(0)
  const release = tryAcquire("/two", "test")
  expect(release).not.toBeNull()
  release?.()
})

it("is one per project", () => {
  const release = tryAcquire("/three", "test")
  expect(otherProcess("/four")).toBe(0)
  release?.()
})
