import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Site, startSite } from "#tests/e2e/site-process.ts"
import { findPostgresBinaries } from "#tests/harness/postgres-binaries.ts"
import { startPostgres } from "#tests/harness/postgres-server.ts"
import { load } from "./load.ts"
import { median, memoryMegabytes } from "./processor.ts"
import type { Line, Report } from "./report.ts"

interface Effort {
  rounds: number
  seconds: number
}

// Search results are never cached, so each page is rendered.
const readings = [
  { what: "cached page", path: "/service/1" },
  { what: "rendered page", path: "/service/1?sort=1" },
  { what: "search in a part list", path: "/api/spare/1/search?query=bolt" },
] as const

/**
 * Measures the same site on a file and on a database server with one, two and three processes, each alone on all cores.
 */
export async function measureEngines(folder: string, effort: Effort): Promise<Report> {
  const binaries = findPostgresBinaries()
  const postgres = binaries ? await startPostgres(binaries, { durable: true }) : null
  const setUps: [name: string, env: Record<string, string>][] = [["file", {}]]
  for (const workers of postgres ? [1, 2, 3] : [])
    setUps.push([`server, ${workers} process${workers > 1 ? "es" : ""}`, { WORKERS: String(workers) }])
  const lines: Line[] = []
  try {
    for (const [index, [name, env]] of setUps.entries()) {
      const database = `bench${index}`
      if (postgres && index > 0) await postgres.run(`create database ${database}`)
      const own: Record<string, string> = postgres && index > 0 ? { DATABASE_URL: postgres.url(database) } : {}
      const dataDir = join(folder, database)
      mkdirSync(dataDir)
      const site = await startSite(dataDir, { ...env, ...own, LOG_LEVEL: "error" })
      lines.push(...(await measureOne(name, site, effort)))
      await site.stop()
    }
  } finally {
    await postgres?.remove()
  }
  const why = "no PostgreSQL 15 or newer was found on this machine"
  return { lines, notRun: postgres ? [] : [{ name: "database server", why }] }
}

async function measureOne(name: string, site: Site, { rounds, seconds }: Effort): Promise<Line[]> {
  const pids = processesOf(site.pid)
  const lines: Line[] = []
  for (const { what, path } of readings) {
    const served: { perSecond: number; each: number }[] = []
    for (let round = -1; round < rounds; round++) {
      const { requests, each } = await load(site.url + path, pids, seconds)
      if (round >= 0) served.push({ perSecond: requests / seconds, each })
    }
    const cost = median(served.map(({ each }) => each))
    lines.push(
      { name: `${name}: ${what}`, value: median(served.map(({ perSecond }) => perSecond)), unit: "requests a second" },
      { name: `${name}: ${what}`, value: cost, unit: "µs CPU a request" },
    )
  }
  lines.push({ name: `${name}: inquiries stored`, value: await storeInquiries(site, seconds), unit: "a second" })
  const megabytes = pids.reduce((sum, pid) => sum + memoryMegabytes(pid), 0)
  return [...lines, { name: `${name}: memory after that`, value: megabytes, unit: "MB" }]
}

/** Returns the process and those it has started for the site. */
function processesOf(pid: number): number[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" })
  const workers = stdout
    .split("\n")
    .filter((line) => line.includes("main.js"))
    .map((line) => Number.parseInt(line, 10))
  return [pid, ...workers]
}

async function storeInquiries({ url }: Site, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let [next, stored] = [0, 0]
  const one = async () => {
    while (performance.now() < until) {
      const body = { name: "N", company: "C", email: `bench${next++}@example.com`, text: "x".repeat(500) }
      const response = await fetch(`${url}/api/request`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      })
      await response.arrayBuffer()
      if (response.status !== 201) throw new Error(`An inquiry responded ${response.status}`)
      stored++
    }
  }
  await Promise.all(Array.from({ length: 16 }, one))
  return stored / seconds
}
