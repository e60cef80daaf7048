import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { constants, tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { findPostgresBinaries } from "../tests/harness/postgres-binaries.ts"
import { buildIfChanged } from "./build.ts"
import { type Counts, runChecks } from "./check.ts"
import { runNode, scriptOf, stopChildren } from "./child.ts"
import { findChromium } from "./chromium.ts"

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

const PARTS = ["check", "unit", "faults", "e2e", "cluster", "attack", "bench"]

/** `npm test` runs all parts, `npm test -- unit|faults|e2e|cluster|attack|bench|check` one; what follows goes to the tool of that part. */
export async function testRun([part, ...rest]: string[]): Promise<number> {
  if (part !== undefined && !PARTS.includes(part)) {
    console.error(`Unknown part "${part}". There are: ${PARTS.join(", ")}.`)
    return 2
  }
  const temp = mkdtempSync(join(tmpdir(), "turbine-test-"))
  cleanUpOnSignal(temp)
  try {
    const results: Counts[] = []
    const wants = (name: string) => part === undefined || part === name
    const built = part !== "check" && part !== "unit" ? await buildIfChanged() : 0
    if (built !== 0) results.push({ passed: 0, failed: 1 })
    if (wants("check")) results.push(await runChecks())
    if (wants("unit")) results.push(await runUnit(temp, rest))
    if (wants("faults") && built === 0) results.push(await runFaults(temp, rest))
    if (wants("e2e") && built === 0) results.push(await runEndToEnd(temp, rest))
    if (wants("attack") && built === 0) results.push(await runAttack(temp, rest))
    if (wants("cluster") && built === 0) results.push(await runCluster(temp, rest))
    // Figures of a test run say nothing, so the bench has a run of its own.
    if (part === "bench" && built === 0) results.push(await runQuickBench())
    return conclude(results)
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

function conclude(results: Counts[]): number {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** "--long" runs the suites on the in-process PostgreSQL too where a real server is there. */
const runUnit = (temp: string, args: string[]) =>
  runVitest(
    temp,
    args.filter((arg) => arg !== "--long"),
    { UNIT_FORM: args.includes("--long") ? "long" : undefined },
  )

async function runVitest(temp: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const file = join(temp, "vitest.json")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const env = { NODE_ENV: undefined, TMPDIR: temp, ...more }
  const { code } = await runNode([scriptOf("vitest", "vitest"), "run", ...reporters, ...args], { show: true, env })
  const report = readReport<VitestReport>(file)
  tellSkipped(report?.numPendingTests ?? 0)
  return countsOf(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

/** The built site under kills, full disks and damage; "--long" is for a night: ten times as many kills. */
async function runFaults(temp: string, args: string[]): Promise<Counts> {
  const rest = args.filter((arg) => arg !== "--long")
  return runVitest(temp, ["--config", "tests/faults/vitest.config.ts", ...rest], {
    FAULTS: args.includes("--long") ? "long" : undefined,
  })
}

/** Several processes of the built site on one database server, where there is one; "--long" keeps the server away for half a minute and walks the main journey there. */
async function runCluster(temp: string, args: string[]): Promise<Counts> {
  const long = args.includes("--long")
  const rest = args.filter((arg) => arg !== "--long")
  const cluster = await runVitest(temp, ["--config", "tests/cluster/vitest.config.ts", ...rest], {
    CLUSTER_LONG: long ? "1" : undefined,
  })
  if (!long || !findPostgresBinaries()) return cluster
  // The whole way of a customer and the office once more, with the site on a database server.
  const journey = await runEndToEnd(temp, ["tests/e2e/main-journey.e2e.ts"], { E2E_POSTGRES: "1" })
  return { passed: cluster.passed + journey.passed, failed: cluster.failed + journey.failed }
}

/** Only that every part of the bench works: figures of a busy machine say nothing. */
async function runQuickBench(): Promise<Counts> {
  const { code } = await runNode(["tooling/tasks.ts", "bench", "--quick"], { show: true })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The security statements against the built site, with 2,000 odd requests; "--long" sends 100,000. */
async function runAttack(temp: string, args: string[]): Promise<Counts> {
  const rest = args.filter((arg) => arg !== "--long")
  const more = { ATTACK: args.includes("--long") ? "long" : undefined }
  return runVitest(temp, ["--config", "tests/attack/vitest.config.ts", ...rest], more)
}

/** The site in a browser; "--long" takes every page, screen and state through the wide walks, not one of four. */
async function runEndToEnd(temp: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const long = args.includes("--long")
  if (!long) console.log("The wide walks take one of four pages and states; `npm test -- e2e --long` takes all.")
  const chromium = await findChromium()
  if (!chromium) return { passed: 0, failed: 1 }
  const file = join(temp, "playwright.json")
  const env = { CHROMIUM_PATH: chromium, E2E_REPORT: file, TMPDIR: temp, NODE_ENV: undefined, ...more }
  const form = { E2E_FORM: long ? "long" : undefined }
  const rest = args.filter((arg) => arg !== "--long")
  const command = [scriptOf("@playwright/test", "playwright"), "test", "--pass-with-no-tests", ...rest]
  const { code } = await runNode(command, { show: true, env: { ...env, ...form } })
  const stats = readReport<PlaywrightReport>(file)?.stats
  tellSkipped(stats?.skipped ?? 0)
  const late = stats?.flaky ?? 0
  if (late > 0) console.log(`${late} of the browser tests passed only at the second try`)
  return countsOf(code, (stats?.expected ?? 0) + late, stats?.unexpected ?? 0)
}

// A file that cannot be loaded or a crash of the runner fails the command without a failed test.
function countsOf(code: number, passed: number, failed: number): Counts {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function tellSkipped(count: number): void {
  if (count > 0) console.log(`${count} not run (skipped), counted neither as passed nor as failed`)
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report
  } catch {
    return null
  }
}

function cleanUpOnSignal(temp: string): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      // Playwright stops its browsers and servers in order on SIGINT only. A terminal has sent it already.
      if (signal !== "SIGINT" || !process.stdin.isTTY) stopChildren("SIGINT")
      setTimeout(() => {
        rmSync(temp, { recursive: true, force: true })
        process.exit(128 + constants.signals[signal])
      }, 3000)
    })
  }
}
