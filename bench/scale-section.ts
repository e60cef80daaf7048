import { mkdirSync, rmSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { type Site, startSite } from "#tests/e2e/site-process.ts"
import { findPostgresBinaries } from "#tests/harness/postgres-binaries.ts"
import { startPostgres } from "#tests/harness/postgres-server.ts"
import { type AdminCalls, signIn } from "./admin-calls.ts"
import { makeParts, makeSheet, queries } from "./parts.ts"
import { median, memoryMegabytes, percentile } from "./processor.ts"
import type { Line, Report } from "./report.ts"
import { type Asked, ask } from "./search-section.ts"
import { createSiteFigures } from "./site-figures.ts"

const partsOfGroup = 50_000
const rounds = 12
/** Rounds before those that count, in which the code of a new process is compiled. */
const warmingRounds = 4
/** More hits than this are reported separately. */
const wide = 5_000
const settleMs = 2_000

const kinds: Record<string, readonly string[]> = {
  "numbers, whole and in part": queries.numbers,
  words: queries.words,
  "other forms, languages, typos": queries.meant,
  "one or two characters": queries.short,
}

export interface ScaleOptions {
  /** Numbers of parts, one site each. */
  sizes: readonly number[]
  /** On a database server instead of the file. */
  onServer: boolean
}

/**
 * Measures how the search grows with the catalogue: the first responses after a change of content, by kind of query.
 */
export async function measureScale(folder: string, { sizes, onServer }: ScaleOptions): Promise<Report> {
  const binaries = onServer ? findPostgresBinaries() : null
  if (onServer && !binaries) return { lines: [], notRun: [{ name: "PostgreSQL", why: "not here" }] }
  const report: Report = { lines: [], notRun: [] }
  for (const size of sizes) {
    const dataDir = join(folder, `parts-${size}`)
    mkdirSync(dataDir, { recursive: true })
    const postgres = binaries ? await startPostgres(binaries, { durable: true }) : null
    try {
      await postgres?.run("create database parts")
      report.lines.push(...(await measureSize(dataDir, size, postgres ? { DATABASE_URL: postgres.url("parts") } : {})))
    } finally {
      await postgres?.remove()
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  return report
}

async function measureSize(dataDir: string, size: number, env: Record<string, string>): Promise<Line[]> {
  const figures = await createSiteFigures()
  const settings = { ...env, ...figures.env, LOG_LEVEL: "error" }
  const first = await startSite(dataDir, settings)
  await importParts(await signIn(first), size)
  // Encoders would use the processor, and each finished picture changes pages.
  await figures.picturesMade()
  await first.stop()
  const begin = performance.now()
  const site = await startSite(dataDir, settings)
  const startMs = performance.now() - begin
  try {
    const measured = await askRounds(site, await signIn(site))
    const timesOf = (wanted: (entry: Asked) => boolean) => measured.filter(wanted).map(({ ms }) => ms)
    const name = (text: string) => `${size.toLocaleString("en")} parts: ${text}`
    return [
      ...Object.entries(kinds).flatMap(([kind, texts]) =>
        linesOf(
          name(kind),
          timesOf(({ query, total }) => texts.includes(query) && total <= wide),
        ),
      ),
      ...linesOf(
        name("over 5,000 hits"),
        timesOf(({ total }) => total > wide),
      ),
      { name: name("start"), value: startMs / 1_000, unit: "s" },
      { name: name("memory"), value: memoryMegabytes(site.pid), unit: "MB" },
    ]
  } finally {
    await site.stop()
  }
}

/** Imports the bench's parts into groups of 50,000. */
async function importParts(admin: AdminCalls, count: number): Promise<void> {
  for (let from = 0; from < count; from += partsOfGroup) {
    const group = await admin.addGroup(`Messgruppe ${1 + from / partsOfGroup}`)
    await admin.importSheet(group, await makeSheet(makeParts(Math.min(partsOfGroup, count - from), from)))
  }
}

async function askRounds(site: Site, admin: AdminCalls): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: Asked[] = []
  for (let round = -warmingRounds; round < rounds; round++) {
    await admin.changeContent()
    // The first search after a change reads the words; cache warming is not measured.
    await ask(site, agent, "warm")
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    for (const query of Object.values(kinds).flat()) {
      const response = await ask(site, agent, query)
      if (round >= 0) measured.push(response)
    }
  }
  agent.destroy()
  return measured
}

function linesOf(name: string, times: readonly number[]): Line[] {
  if (times.length === 0) return []
  return [
    { name: `${name}, median (${times.length} answers)`, value: median(times), unit: "ms" },
    { name: `${name}, 95 of 100`, value: percentile(times, 95), unit: "ms" },
  ]
}
