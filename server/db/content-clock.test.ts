import pino from "pino"
import { expect, test } from "vitest"
import { startContentClock } from "./content-clock.ts"

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
