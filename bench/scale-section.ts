import { mkdirSync, rmSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { type Site, startSite } from "#tests/e2e/site-process.ts"
import { findPostgresBinaries } from "#tests/harness/postgres-binaries.ts"
import { startPostgres } from "#tests/harness/postgres-server.ts"
import { type AdminCalls, signIn } from "./admin-calls.ts"
import { fillParts } from "./fill-parts.ts"
import { measureParts } from "./part-section.ts"
import { queries } from "./parts.ts"
import { median, memoryMegabytes, percentile } from "./processor.ts"
import type { Line, Report } from "./report.ts"
import { type Asked, ask } from "./search-section.ts"

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
  const report: Report = { lines: [], notRun: [] }
  for (const size of sizes) {
    const dataDir = join(folder, `parts-${size}`)
    mkdirSync(dataDir, { recursive: true })
    const add = async (env: Record<string, string>) => {
      report.lines.push(...(await measureSize(dataDir, size, env)))
    }
    if (onServer) {
      const binaries = findPostgresBinaries()
      if (!binaries) return { lines: [], notRun: [{ name: "PostgreSQL", why: "not here" }] }
      const postgres = await startPostgres(binaries, { durable: true })
      try {
        await postgres.run("create database parts")
        await add({ DATABASE_URL: postgres.url("parts") })
      } finally {
        await postgres.remove()
      }
    } else await add({})
    rmSync(dataDir, { recursive: true, force: true })
  }
  return report
}

async function measureSize(dataDir: string, size: number, env: Record<string, string>): Promise<Line[]> {
  const settings = { ...env, LOG_LEVEL: "error" }
  const first = await startSite(dataDir, settings)
  await first.stop()
  await fillParts(dataDir, size, env["DATABASE_URL"])
  const begin = performance.now()
  const site = await startSite(dataDir, settings)
  const startMs = performance.now() - begin
  try {
    const asked = await askRounds(site, await signIn(site))
    const name = (text: string) => `${size.toLocaleString("en")} parts: ${text}`
    return [
      ...Object.entries(kinds).flatMap(([kind, texts]) =>
        linesOf(
          name(kind),
          asked.filter(({ query, total }) => texts.includes(query) && total <= wide),
        ),
      ),
      ...linesOf(
        name("over 5,000 hits"),
        asked.filter(({ total }) => total > wide),
      ),
      ...(await measureParts(site)).map((line) => ({ ...line, name: name(line.name) })),
      { name: name("start"), value: startMs / 1_000, unit: "s" },
      { name: name("memory"), value: memoryMegabytes(site.pid), unit: "MB" },
    ]
  } finally {
    await site.stop()
  }
}

async function askRounds(site: Site, admin: AdminCalls): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked: Asked[] = []
  for (let round = -warmingRounds; round < rounds; round++) {
    await admin.changeContent()
    // The first search after a change reads the words; cache warming is not measured.
    await ask(site, agent, "warm")
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    for (const query of Object.values(kinds).flat()) {
      const response = await ask(site, agent, query)
      if (round >= 0) asked.push(response)
    }
  }
  agent.destroy()
  if (process.env["BENCH_EACH"]) printSlowest(asked)
  return asked
}

function printSlowest(asked: readonly Asked[]): void {
  const byQuery = Map.groupBy(asked, ({ query }) => query)
  const rows = [...byQuery].map(([query, all]) => ({
    query,
    total: all[0]?.total ?? 0,
    ms: median(all.map(({ ms }) => ms)),
  }))
  console.table(rows.toSorted((a, b) => b.ms - a.ms))
}

function linesOf(name: string, asked: readonly Asked[]): Line[] {
  if (asked.length === 0) return []
  const times = asked.map(({ ms }) => ms)
  return [
    { name: `${name}, median (${asked.length} answers)`, value: median(times), unit: "ms" },
    { name: `${name}, 95 of 100`, value: percentile(times, 95), unit: "ms" },
  ]
}
