import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import type { Site } from "#tests/e2e/site-process.ts"
import type { AdminCalls } from "./admin-calls.ts"
import { makeParts, makeSheet } from "./parts.ts"
import { childSeconds, median, percentile, processorSeconds } from "./processor.ts"
import type { Report } from "./report.ts"
import type { SiteFigures } from "./site-figures.ts"

const pauseMs = 5

/**
 * Fills two new groups by sheets: the first alone, compared with bare parsing of the same sheet, the second while a
 * cached page is requested.
 */
export async function measureImport(
  site: Site,
  admin: AdminCalls,
  folder: string,
  rows: number,
  figures: SiteFigures,
): Promise<Report> {
  const [first, second] = [await admin.addGroup("Messgruppe A"), await admin.addGroup("Messgruppe B")]
  const sheet = await makeSheet(makeParts(rows))
  const file = join(folder, "parts.xlsx")
  writeFileSync(file, sheet)
  // Encoders of pictures beside it would make the peer look slow.
  await figures.picturesMade()
  const bares = [await parseSheet(file), await parseSheet(file), await parseSheet(file)]
  const [before, readBefore] = [allSeconds(site.pid), childSeconds(site.pid)]
  const begin = performance.now()
  const done = await admin.importSheet(first, sheet)
  const seconds = (performance.now() - begin) / 1_000
  const cpuSeconds = allSeconds(site.pid) - before
  const reading = childSeconds(site.pid) - readBefore
  // The machine is not as fast at every moment.
  for (let run = 0; run < 3; run++) bares.push(await parseSheet(file))
  const bare = median(bares)
  if (done.added !== rows) throw new Error(`${done.added} of ${rows} parts were imported`)
  // Visitors have a turn of their own: what their pages cost is no part of an import.
  const other = await makeSheet(makeParts(rows, rows))
  await figures.longestBlock()
  const waits = await askMeanwhile(site, () => admin.importSheet(second, other))
  const blocked = await figures.longestBlock()
  const longest = Math.max(...waits)
  const name = `import of ${rows.toLocaleString("en")} rows`
  return {
    notRun: [],
    lines: [
      { name: "bare parsing of the sheet", value: bare, unit: "s CPU" },
      {
        name,
        value: cpuSeconds,
        unit: "s CPU",
        peer: "bare parsing",
        ratio: cpuSeconds / bare,
        promise: "at most 6 × bare parsing",
        kept: cpuSeconds / bare <= 6,
      },
      { name: `${name}: reading the sheet in its own process`, value: reading, unit: "s CPU" },
      { name: `${name}: comparing, folding, writing`, value: cpuSeconds - reading, unit: "s CPU" },
      { name, value: seconds, unit: "s", promise: "under 20 s", kept: seconds < 20 },
      {
        name: "the event loop meanwhile, blocked at most",
        value: blocked,
        unit: "ms",
        promise: "never over 50 ms",
        kept: blocked <= 50,
      },
      { name: "a cached page meanwhile, 99 of 100", value: percentile(waits, 99), unit: "ms" },
      {
        name: "a cached page meanwhile, longest",
        value: longest,
        unit: "ms",
        promise: "under 200 ms",
        kept: longest < 200,
      },
    ],
  }
}

/** Returns the seconds of processor time that the library alone takes for the sheet, in a process of its own. */
const parseSheet = async (file: string): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "parse-sheet.ts"), file])
  return Number(stdout)
}

/** Returns the processor time of a process including finished children, in which sheets are read. */
export const allSeconds = (pid: number): number => processorSeconds(pid) + childSeconds(pid)

async function askMeanwhile(site: Site, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  let working = true
  const asking = (async () => {
    while (working) {
      const begin = performance.now()
      await (await fetch(`${site.url}/service/1`)).arrayBuffer()
      waits.push(performance.now() - begin)
      await sleep(pauseMs)
    }
  })()
  try {
    await work()
    return waits
  } finally {
    working = false
    await asking
  }
}
