import { mkdirSync } from "node:fs"
import { load } from "./load.ts"
import { type Peer, fetchPage, startNginx, startPlainNode } from "./peers.ts"
import { median, pin } from "./processor.ts"
import type { Report } from "./report.ts"
import type { Site } from "#tests/e2e/site-process.ts"

const serverCore = 0

export interface Effort {
  rounds: number
  seconds: number
}

// A query string bypasses the page cache, so each request is rendered. The promise is about rendering without
// compression; its cost is reported beside it.
export const uncached = [
  { name: "rendered: service page", path: "/service/1?sort=1", least: 600 },
  { name: "rendered: home page", path: "/?sort=1", least: 400 },
  { name: "rendered: part list", path: "/part-list/1?query=", least: 400 },
] as const

const compressed = (name: string) => `${name}, and compressed`

/** Measures cached responses beside peers that send the same bytes, and pages rendered each time. */
export async function measurePages(site: Site, folder: string, { rounds, seconds }: Effort): Promise<Report> {
  const report: Report = { lines: [], notRun: [] }
  mkdirSync(folder, { recursive: true })
  const page = `${site.url}/service/1`
  const sent = await fetchPage(page)
  const nginx = await startNginx(folder, 3_194, sent)
  const plain = await startPlainNode(folder, 3_195, sent)
  if (!nginx) report.notRun.push({ name: "nginx", why: "there is no nginx here" })
  const here = (path: string): Peer => ({ url: site.url + path, pid: site.pid, stop: async () => undefined })
  const servers = new Map<string, Peer>([
    ...(nginx ? [["nginx", nginx] as const] : []),
    ["node:http", plain],
    ["cached page", here("/service/1")],
    ["cached rows", here("/part-list/1/rows?page=2")],
    ["cached list of the API", here("/api/product?lang=de")],
    ...uncached.flatMap(({ name, path }) => [[name, here(path)] as const, [compressed(name), here(path)] as const]),
  ])
  try {
    for (const { pid } of servers.values())
      if (!pin(pid, serverCore)) report.notRun.push({ name: "pinning to a core", why: "taskset does not work here" })
    const plainOnes = new Set<string>(uncached.map(({ name }) => name))
    const each = new Map([...servers.keys()].map((name) => [name, [] as number[]]))
    for (let round = -1; round < rounds; round++) {
      // The order is reversed every round, so that slow moments of the machine do not always affect the same server.
      const order = round % 2 === 0 ? [...servers] : [...servers].toReversed()
      for (const [name, { url, pid }] of order) {
        const served = await load(url, pid, seconds, plainOnes.has(name) ? "identity" : "gzip")
        if (round >= 0) each.get(name)?.push(served.each)
      }
    }
    addLines(report, new Map([...each].map(([name, values]) => [name, median(values)])))
  } finally {
    await nginx?.stop()
    await plain.stop()
  }
  return report
}

function addLines({ lines }: Report, cost: ReadonlyMap<string, number>): void {
  const costOf = (name: string) => cost.get(name) ?? Number.NaN
  const unit = "µs CPU a request"
  if (cost.has("nginx")) lines.push({ name: "nginx, same bytes", value: costOf("nginx"), unit })
  lines.push({ name: "node:http, same bytes", value: costOf("node:http"), unit })
  for (const name of ["cached page", "cached rows", "cached list of the API"]) {
    const value = costOf(name)
    const promised = name === "cached page"
    if (cost.has("nginx")) {
      const ratio = value / costOf("nginx")
      const promise = promised ? { promise: "at most 1.35 × nginx", kept: ratio <= 1.35 } : {}
      lines.push({ name, value, unit, peer: "nginx", ratio, ...promise })
    }
    const ratio = value / costOf("node:http")
    const promise = promised ? { promise: "at most 1.1 × node:http", kept: ratio <= 1.1 } : {}
    lines.push({ name, value, unit, peer: "node:http", ratio, ...promise })
  }
  for (const { name, least } of uncached) {
    const value = 1e6 / costOf(name)
    const promise = `at least ${least}`
    lines.push({ name, value, unit: "requests a CPU second", promise, kept: value >= least })
    lines.push({ name: compressed(name), value: 1e6 / costOf(compressed(name)), unit: "requests a CPU second" })
  }
}
