import { expect, it } from "vitest"
import { compare, printComparisons } from "./compare.ts"

it("measures both sides in turn, forgets the first round and divides the medians", async () => {
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
