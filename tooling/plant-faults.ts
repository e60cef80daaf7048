import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative, sep } from "node:path"
import type { Counts } from "./check.ts"
import { runNode, scriptOf } from "./child.ts"
import { type PlantedFault, plantedFaults } from "./planted-faults.ts"
import { root } from "./root.ts"

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

const left = new Set([".git", ".react-router", "build", "data", "node_modules", "test-results"])

/**
 * Plants each fault in a copy of the project and runs the test that must fail, and once without the fault; words select
 * by name.
 */
export async function plantFaults(words: readonly string[] = []): Promise<Counts> {
  const copy = mkdtempSync(join(tmpdir(), "turbine-planted-"))
  const counts = { passed: 0, failed: 0 }
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path).split(sep)[0] ?? "") })
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
    for (const fault of plantedFaults.filter(({ name }) => words.every((word) => name.includes(word)))) {
      const found = await tryFault(copy, fault)
      counts[found.ok ? "passed" : "failed"]++
      console.log(`${found.ok ? "✓" : "✗"} ${fault.name}: ${found.said}`)
    }
    return counts
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function tryFault(copy: string, fault: PlantedFault): Promise<{ ok: boolean; said: string }> {
  const file = join(copy, fault.file)
  const source = readFileSync(file, "utf8")
  if (source.split(fault.find).length !== 2)
    return { ok: false, said: `${fault.file} has the text to replace not exactly once` }
  const before = await failuresOf(copy, fault)
  if (!before || before.length > 0) return { ok: false, said: "its tests do not pass without it" }
  writeFileSync(
    file,
    source.replace(fault.find, () => fault.replace),
  )
  const failures = await failuresOf(copy, fault)
  writeFileSync(file, source)
  const caught = failures?.find((title) => title.startsWith(fault.test))
  return { ok: caught !== undefined, said: caught ?? `not noticed (failed: ${failures?.join("; ") || "nothing"})` }
}

/** Returns the names of failed tests; null when none was run. */
async function failuresOf(copy: string, { testFile, test }: PlantedFault): Promise<string[] | null> {
  const report = join(copy, "planted.json")
  rmSync(report, { force: true })
  const name = test.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")
  const options = ["--reporter=json", `--outputFile=${report}`, ...(name ? ["-t", name] : [])]
  await runNode([scriptOf("vitest", "vitest"), "run", "--root", copy, testFile, ...options], { cwd: copy })
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report
    const all = testResults.flatMap(({ assertionResults }) => assertionResults)
    if (!all.some(({ status }) => status === "passed" || status === "failed")) return null
    return all.filter(({ status }) => status === "failed").map(({ title }) => title)
  } catch {
    return null
  }
}
