import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import type { TestProject } from "vitest/node"
import { migrate } from "#server/db/migrate.ts"
import { findPostgresBinaries } from "./postgres-binaries.ts"

declare module "vitest" {
  interface ProvidedContext {
    /**
     * File with a migrated, empty database of the in-process engine, faster to read than to create; empty when the run
     * does not use it.
     */
    pgliteData: string
  }
}

/**
 * Creates the in-process engine's database once per run, where there is no PostgreSQL server or TEST_ENGINES asks for
 * all.
 */
export default async function makeOnce(project: TestProject): Promise<(() => void) | undefined> {
  if (findPostgresBinaries() && process.env["TEST_ENGINES"] !== "all") {
    project.provide("pgliteData", "")
    return undefined
  }
  const { openPglite } = await import("./open-pglite.ts")
  const dir = mkdtempSync(join(tmpdir(), "turbine-pglite-"))
  const file = join(dir, "migrated.tar")
  const { opened, dump } = openPglite()
  await migrate(opened)
  writeFileSync(file, await dump())
  await opened.close()
  project.provide("pgliteData", file)
  return () => rmSync(dir, { recursive: true, force: true })
}
