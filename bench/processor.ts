import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

const ticksPerSecond = 100

/** Returns the seconds of processor time of a process, its threads included; Linux only. */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Returns the processor time of its finished children. */
export function childSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /u, "")
    .split(" ")

/** Returns the megabytes of memory of a process. */
export function memoryMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
}

/** Pins a process, with all its threads, to one core, if the machine supports it. */
export function pin(pid: number, core: number): boolean {
  return spawnSync("taskset", ["-acp", String(core), String(pid)]).status === 0
}

/** Returns the path of a program, or null when it is not installed. */
export function findProgram(name: string): string | null {
  const { stdout } = spawnSync("sh", ["-c", `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], { encoding: "utf8" })
  return stdout.trim() || null
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN
}
