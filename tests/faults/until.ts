import { setTimeout as sleep } from "node:timers/promises"
import { scaledMs } from "../harness/machine-speed.ts"

/** Resolves as soon as the condition holds; throws after the given time. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = scaledMs(60_000)): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${holds.toString()}`)
    await sleep(50)
  }
}
