import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { nextShare, shares } from "./next-share.ts"

const cacheFile = () => {
  const dir = mkdtempSync(join(tmpdir(), "turbine-share-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return join(dir, "new-folder", "share")
}

test("runs in a row take each share once, and begin again", () => {
  const file = cacheFile()
  const all = Array.from({ length: shares }, (_, index) => index + 1)
  const taken = Array.from({ length: 2 * shares }, () => nextShare(file, { env: {} }))
  expect(taken).toEqual([...all, ...all])
})

test("days in a row on CI take shares in a row, without a file", () => {
  const days = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 11, 24 + day, 23)))
  const taken = days.map((day) => nextShare("/nowhere/share", { env: { CI: "true" }, now: day }))
  expect(new Set(taken).size).toBe(8)
  expect(new Set(taken.map((share) => share % 8)).size).toBe(8)
})

test("TEST_SHARE chooses the share, and an invalid file starts over", () => {
  const file = cacheFile()
  expect(nextShare(file, { env: { TEST_SHARE: "3" } })).toBe(3)
  expect(nextShare(file, { env: {} })).toBe(1)
  writeFileSync(file, "nonsense")
  expect(nextShare(file, { env: {} })).toBe(1)
})

test("a run of single files takes the share of the run before and leaves it for the next", () => {
  const file = cacheFile()
  const takes = (advance: boolean) => nextShare(file, { advance, env: {} })
  expect([takes(false), takes(true), takes(true), takes(false), takes(true)]).toEqual([1, 1, 2, 2, 3])
})
