import { existsSync } from "node:fs"
import { join } from "node:path"
import { type Finished, runNode, scriptOf } from "./child.ts"
import { root } from "./root.ts"
import { auditPackages, writeBillOfMaterials } from "./supply-chain.ts"

export type Counts = { passed: number; failed: number }
type Step = { name: string; run: () => Promise<Finished> }

const LINTED = ["app", "contract", "server", "seed", "tests", "tooling", "bench", "main.ts"].concat(
  ["playwright", "react-router", "vite", "vitest"].map((tool) => `${tool}.config.ts`),
)

const steps: Step[] = [
  { name: "route types", run: () => runNode([scriptOf("@react-router/dev", "react-router"), "typegen"]) },
  // One reading of the program for both: a quarter less than the compiler and then the linter.
  { name: "types, lint", run: () => oxlint(["--type-check"]) },
  { name: "format", run: () => runNode([scriptOf("@biomejs/biome", "biome"), "format"]) },
  { name: "unused code", run: () => runNode([scriptOf("knip", "knip")]) },
]

/** Runs every step, also after a failed one, so that one run lists all faults. */
export async function runChecks(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  // Runs beside the other steps, because the registry may be slow.
  const packages = { "bill of materials": writeBillOfMaterials(), vulnerabilities: auditPackages() }
  for (const step of steps) {
    const result = await step.run()
    const ok = result.code === 0
    counts[ok ? "passed" : "failed"]++
    console.log(`${ok ? "✓" : "✗"} ${step.name.padEnd(12)} ${result.seconds.toFixed(1)} s`)
    if (!ok) console.log(result.output.trimEnd())
  }
  for (const [name, stage] of Object.entries(packages)) {
    const { ok, output } = await stage
    if (ok !== null) counts[ok ? "passed" : "failed"]++
    console.log(`${ok === null ? "–" : ok ? "✓" : "✗"} ${name}: ${ok === null ? "not run, " : ""}${output.trimEnd()}`)
  }
  return counts
}

export async function check(): Promise<number> {
  const { passed, failed } = await runChecks()
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

export async function format(): Promise<number> {
  const formatted = await runNode([scriptOf("@biomejs/biome", "biome"), "format", "--write"], { show: true })
  const fixed = await oxlint(["--fix"], true)
  return formatted.code || fixed.code
}

function oxlint(flags: string[] = [], show = false): Promise<Finished> {
  const paths = LINTED.filter((path) => existsSync(join(root, path)))
  return runNode([scriptOf("oxlint", "oxlint"), "--type-aware", ...flags, ...paths], { show })
}
