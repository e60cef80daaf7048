import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { constants, tmpdir } from "node:os"
import { join, relative } from "node:path"
import process from "node:process"
import { findPostgresBinaries } from "../tests/harness/postgres-binaries.ts"
import { encodeDemoPictures } from "../tests/harness/pictures-made.ts"
import { notInTurn } from "../tests/harness/turns.ts"
import { buildIfChanged } from "./build.ts"
import { type Counts, runChecks } from "./check.ts"
import { runNode, scriptOf, stopChildren } from "./child.ts"
import { findChromium } from "./chromium.ts"
import { installDovecot } from "./dovecot.ts"
import { nextShare, shares } from "./next-share.ts"
import { root } from "./root.ts"

/** Counts of Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter */
type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number> & {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
/** Counts of Playwright's JSON report: https://playwright.dev/docs/test-reporters#json-reporter */
type PlaywrightReport = { stats: Record<"expected" | "unexpected" | "skipped", number>; suites: PlaywrightSuite[] }
type PlaywrightSuite = { specs: { file: string; title: string; ok: boolean }[]; suites?: PlaywrightSuite[] }

/** Files and names of the tests that failed, in the order of the stages. */
const failures: string[] = []

const PARTS = ["check", "unit", "faults", "e2e", "cluster", "attack", "bench", "nightly"]

/**
 * `npm test` runs all stages except the bench, `npm test -- unit|faults|e2e|cluster|attack|bench|check` one; further
 * arguments are passed to its tool. `nightly` runs the long form of every stage that has one.
 */
export async function testRun([part, ...rest]: string[]): Promise<number> {
  if (part !== undefined && !PARTS.includes(part)) {
    console.error(`Unknown part "${part}". There are: ${PARTS.join(", ")}.`)
    return 2
  }
  const temp = mkdtempSync(join(tmpdir(), "turbine-test-"))
  cleanUpOnSignal(temp)
  try {
    const results: Counts[] = []
    const times: string[] = []
    const stage = async (name: string, work: () => Promise<Counts>) => {
      const begin = performance.now()
      results.push(await work())
      times.push(`${name} ${((performance.now() - begin) / 1_000).toFixed(1)} s`)
    }
    const long = part === "nightly"
    // One stage alone is whole, but for the journeys.
    const share = part === undefined ? takeShare(true) : undefined
    const wants = (name: string) => part === undefined || part === name
    const wantsForm = (name: string) => wants(name) || long
    const given = long ? ["--long"] : rest
    let built = 0
    // The first stages leave a core idle at times, and the later ones would wait for the pictures.
    const pictures = (part === undefined || long) && stage("pictures", runPictures)
    const build =
      part !== "check" &&
      part !== "unit" &&
      stage("build", async () => {
        built = await buildIfChanged()
        return withoutTests(built === 0)
      })
    await Promise.all([build, wants("check") && stage("check", runChecks)])
    if (part === undefined || long) await installDovecot()
    if (wantsForm("unit")) await stage("unit", () => runStage("unit", temp, given, share))
    await pictures
    // Each takes one file at a time, so two together fill two cores.
    const cluster =
      wantsForm("cluster") && built === 0 && stage("cluster", () => runStage("cluster", temp, given, share))
    if (wantsForm("attack") && built === 0) await stage("attack", () => runStage("attack", temp, given, share))
    if (wantsForm("cluster") && built === 0) await stage("cluster e2e", () => runClusterJourneys(temp, given, share))
    await cluster
    if (wantsForm("faults") && built === 0) await stage("faults", () => runStage("faults", temp, given, share))
    if (wantsForm("e2e") && built === 0) await stage("e2e", () => runEndToEnd(temp, given, share))
    // Figures of a test run say nothing, so the bench has a run of its own.
    if (part === "bench" && built === 0) await stage("bench", runQuickBench)
    console.log(`Time of each stage: ${times.join(", ")}`)
    // At the end, because long logs are often cut to it.
    for (const name of failures) console.log(`Failed: ${name}`)
    return conclude(results)
  } finally {
    rmSync(temp, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

const withoutTests = (isDone: boolean): Counts => ({ passed: 0, failed: isDone ? 0 : 1 })

async function runPictures(): Promise<Counts> {
  try {
    await encodeDemoPictures()
    return withoutTests(true)
  } catch (error) {
    console.error("The pictures of the demo were not made:", error)
    return withoutTests(false)
  }
}

/** Returns which share of what takes turns this run has; `advance` keeps that for the next run. */
const takeShare = (advance: boolean) => String(nextShare(join(root, "node_modules/.cache/share-of-tests"), { advance }))

function conclude(results: Counts[]): number {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

async function runVitest(temp: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const file = join(mkdtempSync(join(temp, "report-")), "vitest.json")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  // Workbooks, pictures and passwords use hundreds of child processes per run, which share a compile cache.
  const env = { NODE_ENV: undefined, TMPDIR: temp, NODE_COMPILE_CACHE: join(temp, "compiled"), ...more }
  const { code } = await runNode([scriptOf("vitest", "vitest"), "run", ...reporters, ...args], { show: true, env })
  const report = readReport<VitestReport>(file)
  for (const { name, status, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((result) => result.status === "failed")
    if (status === "failed" && failed.length === 0) failures.push(relative(root, name))
    failures.push(...failed.map(({ fullName }) => `${relative(root, name)} ${fullName}`))
  }
  reportSkipped(report?.numPendingTests ?? 0)
  return countsOf(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

interface VitestStage {
  config?: string
  /** What "--long" sets. */
  long: Record<string, string>
  /** Option with a number, and the variable that it sets. */
  number?: [option: string, variable: string]
}

const vitestStages = {
  /** Rules, stores and the API; the long form adds the in-process engine to SQLite and PostgreSQL. */
  unit: { long: { TEST_ENGINES: "all" } },
  /** The built site under kills, full disks and damage; the long form is for a night: 500 kills. */
  faults: { config: "tests/faults/vitest.config.ts", long: { FAULTS: "long" }, number: ["--kills=", "FAULTS_KILLS"] },
  /** Several processes of the built site on one server, if available; the long form stops it for half a minute. */
  cluster: { config: "tests/cluster/vitest.config.ts", long: { CLUSTER_LONG: "1" } },
  /** Security statements against the built site, with 2,000 random requests; the long form sends 100,000. */
  attack: {
    config: "tests/attack/vitest.config.ts",
    long: { ATTACK: "long" },
    number: ["--requests=", "ATTACK_REQUESTS"],
  },
} satisfies Record<string, VitestStage>

/** Runs a stage of Vitest; with a share, suites that take turns have one engine. */
function runStage(name: keyof typeof vitestStages, temp: string, args: string[], share?: string): Promise<Counts> {
  const { config, long, number: [option, variable] = ["", ""] }: VitestStage = vitestStages[name]
  const chosen = args.find((arg) => option !== "" && arg.startsWith(option))
  const rest = args.filter((arg) => arg !== "--long" && arg !== chosen)
  return runVitest(temp, [...(config === undefined ? [] : ["--config", config]), ...rest], {
    TEST_SHARE: share,
    ...(args.includes("--long") && long),
    ...(chosen !== undefined && { [variable]: chosen.slice(option.length) }),
  })
}

// Journeys of a customer and of the dashboard with inquiry, import and edit; the sign-in; settings that apply at once.
const clusterJourneys = ["main-journey", "sign-in", "settings"]

/**
 * Three browser journeys through a round-robin proxy before several processes, one of them in a run of all stages; none
 * where single files of the cluster are asked for. `npm test -- e2e --cluster` runs every journey.
 */
async function runClusterJourneys(temp: string, args: string[], share?: string): Promise<Counts> {
  if (args.some((arg) => arg !== "--long") || !findPostgresBinaries()) return withoutTests(true)
  const left = notInTurn(clusterJourneys, clusterJourneys.length, { TEST_SHARE: share })
  const taken = clusterJourneys.filter((name) => !left.includes(name))
  return runEndToEnd(temp, ["--cluster", "--workers=1", ...taken.map((name) => `tests/e2e/${name}.e2e.ts`)])
}

/** Only checks that every part of the bench works: measurements of a busy machine are meaningless. */
async function runQuickBench(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  for (const form of [["--quick"], ["--quick", "--against=HEAD"]]) {
    const { code } = await runNode(["tooling/tasks.ts", "bench", ...form], { show: true })
    counts[code === 0 ? "passed" : "failed"]++
  }
  return counts
}

/**
 * Runs the browser tests. "--long" runs all pages and journeys instead of this run's share; "--cluster" runs them on
 * three processes behind a proxy, without tests of a single process. Timed tests run alone, in the long form and for
 * single files.
 */
async function runEndToEnd(temp: string, args: string[], shareOfRun?: string): Promise<Counts> {
  const [long, cluster] = [args.includes("--long"), args.includes("--cluster")]
  const rest = args.filter((arg) => arg !== "--long" && arg !== "--cluster")
  const isPart = rest.some((arg) => !arg.startsWith("-"))
  const share = long ? undefined : (shareOfRun ?? takeShare(!isPart))
  if (share !== undefined)
    console.log(
      `Walks and journeys that take turns: share ${share} of ${shares} (TEST_SHARE chooses one); \`npm test -- e2e --long\` takes all.`,
    )
  const chromium = await findChromium()
  if (!chromium) return { passed: 0, failed: 1 }
  const file = join(temp, "playwright.json")
  const form = {
    E2E_FORM: long ? "long" : undefined,
    TEST_SHARE: share,
    E2E_PART: isPart ? "1" : undefined,
    E2E_CLUSTER: cluster ? "1" : undefined,
  }
  const env = { CHROMIUM_PATH: chromium, E2E_REPORT: file, TMPDIR: temp, NODE_ENV: undefined, ...form }
  // Both by exclusion, so that `-g` remains available for choosing one test.
  const without = (tags: string) => ["--grep-invert", cluster ? `${tags}|@one-process` : tags, ...rest]
  const journeys = await runPlaywright(file, env, without("@measured"))
  if (!long && !isPart) return journeys
  const measured = await runPlaywright(file, env, [...without("^(?!.*@measured)"), "--workers=1"])
  return { passed: journeys.passed + measured.passed, failed: journeys.failed + measured.failed }
}

async function runPlaywright(file: string, env: NodeJS.ProcessEnv, args: string[]): Promise<Counts> {
  rmSync(file, { force: true })
  const command = [scriptOf("@playwright/test", "playwright"), "test", "--pass-with-no-tests", ...args]
  const { code } = await runNode(command, { show: true, env })
  const report = readReport<PlaywrightReport>(file)
  failures.push(...listFailedJourneys(report?.suites ?? []))
  const stats = report?.stats
  reportSkipped(stats?.skipped ?? 0)
  return countsOf(code, stats?.expected ?? 0, stats?.unexpected ?? 0)
}

const listFailedJourneys = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/e2e/${file} ${title}`),
    ...listFailedJourneys(inner),
  ])

// A file that cannot be loaded or a crash of the runner fails the command without a failed test.
function countsOf(code: number, passed: number, failed: number): Counts {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function reportSkipped(count: number): void {
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
      // Playwright stops its browsers and servers cleanly on SIGINT only. A terminal has sent it already.
      if (signal !== "SIGINT" || !process.stdin.isTTY) stopChildren("SIGINT")
      setTimeout(() => {
        rmSync(temp, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
        process.exit(128 + constants.signals[signal])
      }, 3000)
    })
  }
}
