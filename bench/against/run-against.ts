import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Site, startSite } from "#tests/e2e/site-process.ts"
import { type AdminCalls, signIn } from "../admin-calls.ts"
import { allSeconds } from "../import-section.ts"
import { load } from "../load.ts"
import { writeResults } from "../machine.ts"
import { measureMemory } from "../memory-section.ts"
import { uncached } from "../pages-section.ts"
import { makeParts, makeSheet } from "../parts.ts"
import { pin, processorSeconds } from "../processor.ts"
import { measureResponses } from "../search-section.ts"
import { type SiteFigures, createSiteFigures, startTimed } from "../site-figures.ts"
import { type Comparison, type Figure, type Sides, compare, printComparisons } from "./compare.ts"
import { type Revision, buildRevision, thisRevision } from "./revision.ts"

// The quick form checks that every part works; its measurements are meaningless.
const full = { starts: 7, pages: 7, seconds: 2, imports: 3, rows: 20_000, searches: 3, memory: 3, minutes: 0.5 }
const quick = { starts: 1, pages: 1, seconds: 1, imports: 1, rows: 200, searches: 1, memory: 1, minutes: 0.1 }

/** What can be measured by itself with `--only`. Imports add groups to every page, so they come after pages. */
export const sections = ["start", "pages", "import", "search", "memory"] as const
export type Section = (typeof sections)[number]

const cached = [
  { name: "cached: home page", path: "/" },
  { name: "cached: part list", path: "/part-list/1" },
]

interface Side {
  revision: Revision
  dataDir: string
  figures: SiteFigures
}
interface RunningSide extends Side {
  site: Site
  admin: AdminCalls
}

/**
 * Measures another revision and this one in turn in one run and prints the ratios; a full run writes them to
 * bench/results after each section.
 */
export async function runAgainst(
  revision: string,
  { isQuick, only }: { isQuick: boolean; only: readonly Section[] },
): Promise<boolean> {
  const effort = isQuick ? quick : full
  const folder = mkdtempSync(join(tmpdir(), "turbine-against-"))
  try {
    const built = { other: await buildRevision(revision, folder), now: thisRevision() }
    const sides = {
      other: await prepare(built.other, join(folder, "data-other")),
      now: await prepare(built.now, join(folder, "data-now")),
    }
    const comparisons = only.includes("start") ? await compare(sides, effort.starts, measureStart) : []
    const table = () => printComparisons(built.other.commit, comparisons)
    const suffix = `-against-${built.other.commit}${only.length < sections.length ? `-${only.join("-")}` : ""}`
    const other = await start(sides.other)
    const now = await start(sides.now)
    try {
      for (const section of sections.filter((name) => only.includes(name))) {
        // A section takes longer than a session without calls lasts.
        const signedIn = { other: await withAdmin(other), now: await withAdmin(now) }
        comparisons.push(...(await measureSection[section](signedIn, effort)))
        // A later section may fail.
        if (!isQuick) writeResults(table(), { suffix, report: { comparisons } })
      }
    } finally {
      await other.site.stop()
      await now.site.stop()
    }
    console.log(table())
    if (isQuick) console.log("This was the quick form: it shows that the bench works, its figures say nothing.")
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Measure = (sides: Sides<RunningSide>, effort: typeof full) => Promise<Comparison[]>

const measureSection: Record<Section, Measure> = {
  // Measured before, on sites that do not run yet.
  start: async () => [],
  pages: (sides, { pages, seconds }) => compare(sides, pages, (side) => measurePages(side, seconds)),
  import: async (sides, { imports, rows }) => compare(sides, imports, await importer(rows)),
  search: (sides, { searches }) => compare(sides, searches, measureSearch),
  memory: (sides, { memory, minutes }) => compare(sides, memory, ({ site }) => memoryUnderLoad(site, minutes)),
}

/** Loads the demo and waits for its pictures, so that no encoder runs during measurements. */
async function prepare(revision: Revision, dataDir: string): Promise<Side> {
  const figures = await createSiteFigures()
  const site = await startSite(dataDir, figures.env, revision.command)
  await figures.picturesMade()
  await site.stop()
  return { revision, dataDir, figures }
}

async function start(side: Side): Promise<Omit<RunningSide, "admin">> {
  const site = await startSite(side.dataDir, side.figures.env, side.revision.command)
  pin(site.pid, 0)
  return { ...side, site }
}

const withAdmin = async (side: Omit<RunningSide, "admin">): Promise<RunningSide> => ({
  ...side,
  admin: await signIn(side.site),
})

async function measureStart({ dataDir, figures, revision }: Side): Promise<Figure[]> {
  const { site, seconds } = await startTimed(dataDir, figures.env, revision.command)
  const cpu = processorSeconds(site.pid)
  await site.stop()
  return [
    { name: "start to the first page, s", unit: "s", value: seconds },
    { name: "start to the first page, s CPU", unit: "s CPU", value: cpu },
  ]
}

async function measurePages({ site }: RunningSide, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path } of [...cached, ...uncached]) {
    const { each } = await load(site.url + path, site.pid, seconds, name.startsWith("cached") ? "gzip" : "identity")
    figures.push({ name, unit: "µs CPU a request", value: each })
  }
  return figures
}

/** Returns a measurement that imports the same rows into a new group each time, so that both sides grow equally. */
async function importer(rows: number): Promise<(side: RunningSide) => Promise<Figure[]>> {
  const sheet = await makeSheet(makeParts(rows))
  return async ({ site, admin }) => {
    const group = await admin.addGroup("Messgruppe")
    const before = allSeconds(site.pid)
    const { added } = await admin.importSheet(group, sheet)
    if (added !== rows) throw new Error(`${added} of ${rows} parts were imported`)
    return [{ name: `import of ${rows} rows`, unit: "s CPU", value: allSeconds(site.pid) - before }]
  }
}

async function measureSearch({ site, admin }: RunningSide): Promise<Figure[]> {
  const { cost } = await measureResponses(site, admin, 1)
  return [{ name: "search at the API", unit: "µs CPU", value: cost }]
}

async function memoryUnderLoad(site: Site, minutes: number): Promise<Figure[]> {
  const { lines } = await measureMemory(site, minutes)
  return lines.slice(0, 1).map(({ name, unit, value }) => ({ name, unit, value }))
}
