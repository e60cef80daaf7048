import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { startSite } from "#tests/e2e/site-process.ts"
import { findPostgresBinaries } from "#tests/harness/postgres-binaries.ts"
import { startPostgres } from "#tests/harness/postgres-server.ts"
import { signIn } from "./admin-calls.ts"
import { measureImport } from "./import-section.ts"
import type { Line, Report } from "./report.ts"
import { measureResponses } from "./search-section.ts"
import { createSiteFigures } from "./site-figures.ts"

/** Measures import and search on the database server; promises apply to the file, so these have none. */
export async function measureOnServer(
  folder: string,
  { rows, searches }: { rows: number; searches: number },
): Promise<Report> {
  const binaries = findPostgresBinaries()
  if (!binaries) return { lines: [], notRun: [] }
  const dataDir = join(folder, "server")
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startPostgres(binaries, { durable: true })
  try {
    await postgres.run("create database parts")
    const figures = await createSiteFigures()
    const site = await startSite(dataDir, { DATABASE_URL: postgres.url("parts"), LOG_LEVEL: "error", ...figures.env })
    try {
      const admin = await signIn(site)
      const imported = await measureImport(site, admin, folder, rows, figures)
      const found = await measureResponses(site, admin, searches)
      return { lines: [...imported.lines, ...found.lines].map(onServer), notRun: [] }
    } finally {
      await site.stop()
    }
  } finally {
    await postgres.remove()
  }
}

const onServer = ({ promise: _promise, kept: _kept, ...line }: Line): Line => ({
  ...line,
  name: `server: ${line.name}`,
})
