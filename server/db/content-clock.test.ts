import pino from "pino"
import { expect, test } from "vitest"
import { startContentClock, withOwnMemory } from "./content-clock.ts"

test("a read of the version that ends late brings no older one back", async () => {
  const reads: ((version: number) => void)[] = []
  const read = () => new Promise<number>((resolve) => reads.push(resolve))
  const opening = startContentClock({ read, log: pino({ level: "silent" }) })
  reads[0]?.(1)
  const clock = await opening
  const [early, late] = [clock.refresh(), clock.refresh()]
  reads[2]?.(2)
  expect(await late).toBe(2)
  reads[1]?.(1)
  expect(await early).toBe(2)
  expect(clock.current()).toBe(2)
})

test("a kept value grows once per version, and a failure leaves the former one", async () => {
  let version = 1
  const clock = await startContentClock({ read: async () => version, log: pino({ level: "silent" }) })
  const grow = async (former: readonly number[] = []) => [...former, version]
  expect(await Promise.all([clock.keep("seen", grow), clock.keep("seen", grow)])).toEqual([[1], [1]])
  version = 2
  await clock.refresh()
  await expect(clock.keep("seen", () => Promise.reject(new Error("away")))).rejects.toThrow("away")
  expect(await clock.keep("seen", grow)).toEqual([1, 2])
  expect(await withOwnMemory(clock).keep("seen", grow)).toEqual([2])
})
