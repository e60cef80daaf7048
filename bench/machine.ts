import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { cpus, release, totalmem } from "node:os"
import { join } from "node:path"
import { findProgram } from "./processor.ts"

/** Writes a table with machine and versions to bench/results, and `report` as JSON beside it. */
export function writeResults(table: string, { suffix = "", report = {} }: { suffix?: string; report?: object }): void {
  const folder = join(import.meta.dirname, "results")
  mkdirSync(folder, { recursive: true })
  const machine = describeMachine()
  const name = join(folder, `${machine.date}${suffix}`)
  writeFileSync(`${name}.json`, `${JSON.stringify({ machine, ...report }, null, 2)}\n`)
  const facts = Object.entries(machine).map(([key, value]) => `- ${key}: ${value}`)
  writeFileSync(`${name}.md`, `# Bench of ${machine.date}\n\n${facts.join("\n")}\n\n${table}\n`)
  console.log(`Written to bench/results/${machine.date}${suffix}.md and .json`)
}

function describeMachine() {
  const [core] = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: `${core?.model}, ${cpus().length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${process.platform} ${release()}`,
    node: process.version,
    sqlite: process.versions["sqlite"] ?? "",
    nginx: versionOf("nginx", "-v"),
    commit: versionOf("git", "rev-parse", "--short", "HEAD"),
  }
}

function versionOf(program: string, ...args: string[]): string {
  const path = findProgram(program)
  if (!path) return "not here"
  // Some print their version to stderr.
  const command = `"${path}" ${args.join(" ")} 2>&1 | head -1 || true`
  return execFileSync("sh", ["-c", command], { encoding: "utf8" }).trim()
}
