import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import process from "node:process"

const quarters = 4
const dayMs = 86_400_000

interface QuarterOptions {
  advance?: boolean
  env?: NodeJS.ProcessEnv
  now?: Date
}

/**
 * Returns which quarter of the wide walks a run takes, 1 to 4: E2E_QUARTER, else on CI by the day of the year, where no folder outlives a
 * run, else one further than the run before, which `file` keeps. Four runs in a row take everything. Without `advance`, as for a run of
 * single files, it is the quarter of the run before.
 */
export function nextQuarter(
  file: string,
  { advance = true, env = process.env, now = new Date() }: QuarterOptions = {},
): number {
  const chosen = Number(env["E2E_QUARTER"])
  if (Number.isInteger(chosen) && chosen >= 1 && chosen <= quarters) return chosen
  if (env["CI"]) return (dayOfYear(now) % quarters) + 1
  if (!advance) return lastQuarter(file) || 1
  const quarter = (lastQuarter(file) % quarters) + 1
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(quarter))
  } catch (error) {
    console.warn(`The quarter could not be kept, so the next run takes the same: ${String(error)}`)
  }
  return quarter
}

function lastQuarter(file: string): number {
  try {
    const kept = Number(readFileSync(file, "utf8"))
    return Number.isInteger(kept) && kept > 0 && kept <= quarters ? kept : 0
  } catch {
    return 0
  }
}

const dayOfYear = (now: Date): number => Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0)) / dayMs)
