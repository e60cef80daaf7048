import { setTimeout as sleep } from "node:timers/promises"
import { patienceMs } from "../harness/patience.ts"

/** Resolves as soon as the condition holds; throws after the given time. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${patienceMs} ms: ${holds.toString()}`)
    await sleep(50)
  }
}
