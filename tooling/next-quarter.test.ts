import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { nextQuarter } from "./next-quarter.ts"

const cacheFile = () => {
  const dir = mkdtempSync(join(tmpdir(), "turbine-quarter-"))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return join(dir, "new-folder", "quarter")
}

test("four runs in a row take each quarter once", () => {
  const file = cacheFile()
  const taken = Array.from({ length: 8 }, () => nextQuarter(file, { env: {} }))
  expect(taken).toEqual([1, 2, 3, 4, 1, 2, 3, 4])
})

test("four days in a row on CI take each quarter once, without a file", () => {
  const days = ["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"].map((day) => new Date(`${day}T23:00:00Z`))
  const taken = days.map((day) => nextQuarter("/nowhere/quarter", { env: { CI: "true" }, now: day }))
  expect(taken.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4])
})

test("E2E_QUARTER chooses the quarter, and a spoiled file starts over", () => {
  const file = cacheFile()
  expect(nextQuarter(file, { env: { E2E_QUARTER: "3" } })).toBe(3)
  expect(nextQuarter(file, { env: {} })).toBe(1)
  writeFileSync(file, "nonsense")
  expect(nextQuarter(file, { env: {} })).toBe(1)
})

test("a run of single files takes the quarter of the run before and leaves it for the next", () => {
  const file = cacheFile()
  const takes = (advance: boolean) => nextQuarter(file, { advance, env: {} })
  expect([takes(false), takes(true), takes(true), takes(false), takes(true)]).toEqual([1, 1, 2, 2, 3])
})
