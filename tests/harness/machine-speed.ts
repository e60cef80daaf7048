import { createHash } from "node:crypto"
import process from "node:process"

const megabytes = 12
// Milliseconds per megabyte on the idle machine on which the limits of the tests were set.
const referenceMs = 3
const most = 20

function measure(): number {
  const bytes = Buffer.alloc(1_048_576, 7)
  const begin = performance.now()
  for (let n = 0; n < megabytes; n++) createHash("sha256").update(bytes).digest()
  const factor = (performance.now() - begin) / (megabytes * referenceMs)
  return Math.min(most, Math.max(1, factor))
}

/** How many times slower this machine is, at the start of this run or file, than the reference; at least 1. */
const slowness = measure()

/** Returns a limit in milliseconds, scaled to this machine and its load. */
export const scaledMs = (ms: number): number => Math.round(ms * slowness)

/** Returns the processor time of this process in milliseconds, independent of other processes. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
