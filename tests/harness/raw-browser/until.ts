import { setTimeout as sleep } from "node:timers/promises"
import { patienceMs } from "../patience.ts"

const pollMs = 20

/** Polls until the result is truthy and returns it; rejects after `patienceMs`. */
export async function until<Value>(what: string, ask: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(pollMs)) {
    const value = await ask()
    if (value) return value
  }
  throw new Error(`Waited in vain for ${what}`)
}
