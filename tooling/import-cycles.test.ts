import { expect, it } from "vitest"
import { importCycles } from "./import-cycles.ts"

const cyclesOf = (graph: Record<string, string[]>) => importCycles(new Map(Object.entries(graph)))

it("finds none in a tree and in a diamond", () => {
  expect(cyclesOf({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })).toEqual([])
})

it("finds the files of each cycle", () => {
  expect(cyclesOf({ a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"], f: ["a"] })).toEqual([
    ["d", "e"],
    ["a", "b", "c"],
  ])
})

it("finds a file that imports itself", () => {
  expect(cyclesOf({ a: ["a"] })).toEqual([["a"]])
})
