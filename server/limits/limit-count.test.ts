import { expect, it } from "vitest"
import { type LimitCounts, addPoints, longestWait, usedPoints } from "./limit-count.ts"

const start = Date.parse("2026-11-20T09:00:00Z")
const at = (seconds: number) => new Date(start + seconds * 1_000)
const plain = { points: 2, duration: 60 }
const slowing = { points: 3, duration: 60, delays: [10, 30] }

it("allows as many points as the rule says, and all again after its duration", () => {
  const counts: LimitCounts = new Map()
  expect([0, 20, 30].map((second) => addPoints(counts, [["key", plain]], at(second)))).toEqual([0, 0, 30_000])
  expect(addPoints(counts, [["key", plain]], at(60))).toBe(0)
  expect(usedPoints(counts.get("key"), plain, at(60))).toBe(1)
})

it("allows one more try after each delay, the last of which repeats", () => {
  const counts: LimitCounts = new Map()
  const tries = [0, 0, 0, 0, 10, 39, 40, 69, 70].map((second) => addPoints(counts, [["key", slowing]], at(second)))
  expect(tries).toEqual([0, 0, 0, 10_000, 0, 1_000, 0, 1_000, 0])
  // A pause of the rule's duration after the last delay resets the count.
  expect(usedPoints(counts.get("key"), slowing, at(70 + 30 + 59))).toBe(6)
  expect(usedPoints(counts.get("key"), slowing, at(70 + 30 + 60))).toBe(0)
})

it("consumes a point of each rule or of none", () => {
  const counts: LimitCounts = new Map()
  const wide = { points: 3, duration: 600 }
  for (const expected of [0, 0, 60_000])
    expect(
      addPoints(
        counts,
        [
          ["narrow", plain],
          ["wide", wide],
        ],
        at(0),
      ),
    ).toBe(expected)
  expect(usedPoints(counts.get("wide"), wide, at(0))).toBe(2)
})

it("ignores a count that a clock set back would make last too long", () => {
  const count = { points: 2, ends_at: at(3_600).toISOString(), next_at: at(3_600).toISOString() }
  expect(longestWait(new Map([["key", count]]), [["key", plain]], at(0))).toBe(0)
})
