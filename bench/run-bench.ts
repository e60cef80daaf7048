import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startSite } from "#tests/e2e/site-process.ts"
import { signIn } from "./admin-calls.ts"
import { measureImport } from "./import-section.ts"
import { writeResults } from "./machine.ts"
import { measurePages } from "./pages-section.ts"
import { measureMemory } from "./memory-section.ts"
import { pin } from "./processor.ts"
import { type Report, printTable } from "./report.ts"
import { type ScaleOptions, measureScale } from "./scale-section.ts"
import { measureSearch } from "./search-section.ts"
import { createSiteFigures, startTimed } from "./site-figures.ts"

// The quick form checks that every part of the bench works; its measurements are meaningless.
const full = { rounds: 7, seconds: 2, searches: 5, rows: 50_000, minutes: 0.5 }
const quick = { rounds: 1, seconds: 1, searches: 1, rows: 500, minutes: 0.1 }

/** Measures the search alone with that many parts; a table of its own, true when it ran. */
export async function runScaleBench(options: ScaleOptions): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "turbine-bench-"))
  try {
    const report = await measureScale(folder, options)
    console.log(printTable(report))
    writeResults(printTable(report), { suffix: options.onServer ? "-parts-server" : "-parts", report })
    return report.notRun.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Starts the peers beside the site, measures, prints the table, writes it to bench/results; true when every part ran.
 */
export async function runBench({ isQuick, minutes }: { isQuick: boolean; minutes?: number }): Promise<boolean> {
  if (process.platform !== "linux") {
    console.log("bench not run: it reads the processor time of processes from /proc, which is Linux's")
    return true
  }
  const effort = isQuick ? quick : full
  const folder = mkdtempSync(join(tmpdir(), "turbine-bench-"))
  const dataDir = join(folder, "data")
  const report: Report = { lines: [], notRun: [] }
  const add = ({ lines, notRun }: Report) => {
    report.lines.push(...lines)
    report.notRun.push(...notRun)
  }
  try {
    const figures = await createSiteFigures()
    const first = await startSite(dataDir, figures.env)
    await figures.picturesMade()
    await first.stop()
    const { site, seconds } = await startTimed(dataDir, figures.env)
    try {
      pin(site.pid, 0)
      const promise = { promise: "under 1 s", kept: seconds < 1 }
      add({
        lines: [{ name: "start to the first page, second start", value: seconds, unit: "s", ...promise }],
        notRun: [],
      })
      add(await measurePages(site, join(folder, "peers"), effort))
      const admin = await signIn(site)
      add(await measureImport(site, admin, folder, effort.rows, figures))
      add(await measureSearch(site, admin, dataDir, folder, effort.searches))
      add(await measureMemory(site, minutes ?? effort.minutes))
    } finally {
      await site.stop()
    }
    // Promises apply to full runs only.
    if (isQuick) report.lines = report.lines.map(({ promise: _promise, kept: _kept, ...line }) => line)
    console.log(printTable(report))
    if (isQuick) console.log("This was the quick form: it shows that the bench works, its figures say nothing.")
    else writeResults(printTable(report), { report })
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
