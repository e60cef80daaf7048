import type { Site } from "#tests/e2e/site-process.ts"
import { load } from "./load.ts"
import { memoryMegabytes } from "./processor.ts"
import type { Report } from "./report.ts"

const most = 220
const secondsEach = 2
const paths = [
  "/",
  "/service/1",
  "/service/1?sort=",
  "/part-list/1?query=",
  "/api/search?lang=de&q=",
  "/?sort=",
  "/parts/1",
]

/**
 * Measures memory under some minutes of load: cached pages, rendered pages and searches. The last third counts: flat
 * when it is not above the one before.
 */
export async function measureMemory(site: Site, minutes: number): Promise<Report> {
  const samples: number[] = []
  const end = Date.now() + minutes * 60_000
  for (let turn = 0; Date.now() < end || samples.length < paths.length; turn++) {
    const path = paths[turn % paths.length] ?? "/"
    await load(`${site.url}${path.endsWith("=") ? path + turn : path}`, site.pid, secondsEach)
    samples.push(memoryMegabytes(site.pid))
  }
  const third = Math.ceil(samples.length / 3)
  const highest = (values: number[]) => Math.max(...values)
  const [last, before] = [highest(samples.slice(-third)), highest(samples.slice(-2 * third, -third))]
  const name = `memory after ${minutes} min of load`
  return {
    notRun: minutes < 10 ? [{ name: "memory after 10 min of load", why: "takes --minutes=10" }] : [],
    lines: [
      { name, value: last, unit: "MB", promise: `under ${most} MB`, kept: last < most },
      { name: `${name}, highest in all that time`, value: highest(samples), unit: "MB" },
      {
        name: `${name}, its growth in the last third`,
        value: last - before,
        unit: "MB",
        promise: "flat: under 10 MB",
        kept: last - before < 10,
      },
    ],
  }
}
