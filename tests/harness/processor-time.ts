import { readFileSync, readdirSync } from "node:fs"
import process from "node:process"

/** Returns the processor time of this process in milliseconds, which other processes do not change. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

// Linux counts 100 ticks a second on every platform that Node supports (proc(5), sysconf(_SC_CLK_TCK)).
const msOfTick = 10

/**
 * Returns the processor time of another process with all its threads, without its children, in milliseconds; null where
 * the system has no `/proc` (proc(5), fields `utime` and `stime`).
 */
export function processorMsOf(pid: number): number | null {
  if (process.platform !== "linux") return null
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number)
  return (user + system) * msOfTick
}

/** Returns the running processes that a process has started; none where the system has no `/proc`. */
export function childrenOf(pid: number): number[] {
  if (process.platform !== "linux") return []
  const numbers = readdirSync("/proc").filter((name) => /^\d+$/u.test(name))
  return numbers.map(Number).filter((child) => {
    try {
      return Number(statOf(child)[1]) === pid
    } catch {
      return false
    }
  })
}

/** Returns the fields of `/proc/PID/stat` behind the name, which stands in parentheses and may contain blanks. */
const statOf = (pid: number): string[] =>
  /\) (.*)$/su.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]?.split(" ") ?? []
