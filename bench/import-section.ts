import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Site } from "#tests/e2e/site-process.ts"
import type { AdminCalls } from "./admin-calls.ts"
import { makeParts, makeSheet } from "./parts.ts"
import { percentile, processorSeconds } from "./processor.ts"
import type { Report } from "./report.ts"

const pauseMs = 5

/** Fills two new groups by sheets, the first of them beside bare parsing of the same sheet, and asks for a kept page all the while. */
export async function measureImport(site: Site, admin: AdminCalls, folder: string, rows: number): Promise<Report> {
  const [first, second] = [await admin.addGroup("Messgruppe A"), await admin.addGroup("Messgruppe B")]
  const sheet = await makeSheet(makeParts(rows))
  const file = join(folder, "parts.xlsx")
  writeFileSync(file, sheet)
  const bare = Number(
    execFileSync(process.execPath, [join(import.meta.dirname, "parse-sheet.ts"), file], { encoding: "utf8" }),
  )
  // Pictures of the new groups are made first.
  await sleep(4_000)
  const before = allSeconds(site.pid)
  const begin = performance.now()
  const { done, waits } = await askMeanwhile(site, () => admin.importSheet(first, sheet))
  const seconds = (performance.now() - begin) / 1_000
  const own = allSeconds(site.pid) - before
  if (done.added !== rows) throw new Error(`${done.added} of ${rows} parts were imported`)
  await admin.importSheet(second, await makeSheet(makeParts(rows, rows)))
  const longest = Math.max(...waits)
  const name = `import of ${rows.toLocaleString("en")} rows`
  return {
    notRun: [],
    lines: [
      { name: "bare parsing of the sheet", value: bare, unit: "s CPU" },
      {
        name,
        value: own,
        unit: "s CPU",
        peer: "bare parsing",
        ratio: own / bare,
        promise: "at most 3 × bare parsing",
        kept: own / bare <= 3,
      },
      { name, value: seconds, unit: "s", promise: "under 20 s", kept: seconds < 20 },
      { name: "a kept page meanwhile, 99 of 100", value: percentile(waits, 99), unit: "ms" },
      {
        name: "a kept page meanwhile, longest",
        value: longest,
        unit: "ms",
        promise: "under 200 ms",
        kept: longest < 200,
      },
    ],
  }
}

/** With the children that have ended: sheets are read in one. */
function allSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /u, "")
    .split(" ")
  return processorSeconds(pid) + (Number(fields[13]) + Number(fields[14])) / 100
}

async function askMeanwhile<T>(site: Site, work: () => Promise<T>): Promise<{ done: T; waits: number[] }> {
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
    return { done: await work(), waits }
  } finally {
    working = false
    await asking
  }
}
