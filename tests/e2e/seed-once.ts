import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { findPostgresBinaries } from "../harness/postgres-binaries.ts"
import { untilPicturesMade, untilPicturesMadeIn } from "../harness/pictures-made.ts"
import { startPostgres } from "../harness/postgres-server.ts"
import { baseDatabase } from "./copy-database.ts"
import { startSite } from "./site-process.ts"

/**
 * Loads the demo content once per run, into a file or, with E2E_CLUSTER, into a database server; every worker starts
 * from a copy (see fixtures.ts).
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-base-"))
  process.env["E2E_BASE_DATA"] = dir
  const postgres = process.env["E2E_CLUSTER"] ? await startPostgres(findPostgresBinaries() ?? "") : null
  const removeDir = async () => {
    await postgres?.remove()
    await rm(dir, { recursive: true, force: true })
  }
  try {
    if (postgres) await postgres.run(`create database ${baseDatabase}`)
    if (postgres) process.env["E2E_DATABASE"] = postgres.url("DATABASE")
    const site = await startSite(dir, postgres ? { DATABASE_URL: postgres.url(baseDatabase) } : {})
    if (postgres) await untilPicturesMade((sql) => postgres.run(sql, baseDatabase))
    else await untilPicturesMadeIn(dir)
    await site.stop()
  } catch (error) {
    await removeDir()
    throw error
  }
  return removeDir
}
