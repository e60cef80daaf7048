import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import process from "node:process"

/** Number of shares that wide walks are split into. */
export const walkShares = 8
/** Number of runs that take every file that takes turns. */
export const runsOfAllFiles = 16
/** Number of runs that take every share of every walk, also of one in a file that only every sixteenth run takes. */
export const shares = walkShares * runsOfAllFiles
const dayMs = 86_400_000

interface ShareOptions {
  advance?: boolean
  env?: NodeJS.ProcessEnv
  now?: Date
}

/**
 * Returns the share of the wide walks in this run, 1 to 128: TEST_SHARE, else on CI by day of the year, because no folder
 * persists there, else one further than the previous run, stored in `file`. Without
 * `advance`, as for single files, the share of the previous run.
 */
export function nextShare(
  file: string,
  { advance = true, env = process.env, now = new Date() }: ShareOptions = {},
): number {
  const chosen = Number(env["TEST_SHARE"])
  if (Number.isInteger(chosen) && chosen >= 1 && chosen <= shares) return chosen
  if (env["CI"]) return (dayOfYear(now) % shares) + 1
  if (!advance) return lastShare(file) || 1
  const share = (lastShare(file) % shares) + 1
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(share))
  } catch (error) {
    console.warn(`The share could not be kept, so the next run takes the same: ${String(error)}`)
  }
  return share
}

function lastShare(file: string): number {
  try {
    const kept = Number(readFileSync(file, "utf8"))
    return Number.isInteger(kept) && kept > 0 && kept <= shares ? kept : 0
  } catch {
    return 0
  }
}

const dayOfYear = (now: Date): number => Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0)) / dayMs)
