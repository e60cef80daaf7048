import { expect, it } from "vitest"
import { compare, printComparisons } from "./compare.ts"

it("measures both sides in turn, discards the first round and divides the medians", async () => {
  const asked: string[] = []
  const values = { other: [900, 10, 20, 30], now: [1, 15, 30, 45] }
  const measure = async (side: "other" | "now") => {
    asked.push(side)
    return [{ name: "start", unit: "s", value: values[side].shift() ?? 0 }]
  }
  const comparisons = await compare({ other: "other", now: "now" }, 3, measure)
  expect(asked).toEqual(["now", "other", "other", "now", "now", "other", "other", "now"])
  expect(comparisons).toEqual([{ name: "start", unit: "s", other: 20, now: 30, ratio: 1.5 }])
  expect(printComparisons("d412e88", comparisons)).toContain("| start | 20      | 30  | s    | 1.50         |")
})

it("omits what a round could not measure, and says so where no round could", async () => {
  const values = { other: [Number.NaN, 0, 0], now: [7, Number.NaN, 9] }
  const measure = async (side: "other" | "now") => [
    { name: "kept", unit: "of 2", value: values[side].shift() ?? 0 },
    { name: "Back", unit: "ms", value: side === "now" ? Number.NaN : 40 },
  ]
  const comparisons = await compare({ other: "other", now: "now" }, 3, measure, { warmUp: 0 })
  expect(comparisons).toMatchObject([
    { other: 0, now: 7 },
    { other: 40, now: Number.NaN },
  ])
  const table = printComparisons("d412e88", comparisons)
  expect(table).toMatch(/kept +\| 0\.00 +\| 7\.00 +\| of 2 +\| – /u)
  expect(table).toMatch(/Back +\| 40 +\| not measured \| ms +\| – /u)
})
