import type { TestProject } from "vitest/node"
import { openPostgres } from "#server/db/dialects/postgres.ts"
import { migrate } from "#server/db/migrate.ts"
import { findPostgresBinaries } from "./postgres-binaries.ts"
import { startPostgres } from "./postgres-server.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the run's server, with DATABASE as placeholder of the name; null without a server. */
    postgres: string | null
  }
}

/** Starts one server per run with a migrated, empty database to copy. */
export default async function startOnce(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgresBinaries()
  if (!binaries) {
    console.log("PostgreSQL 15 or newer was not found on this machine: the suites on a real server are not run.")
    project.provide("postgres", null)
    return undefined
  }
  const server = await startPostgres(binaries)
  try {
    await server.run("create database empty")
    const opened = await openPostgres({ url: server.url("empty"), connections: 2 })
    await migrate(opened)
    await opened.close()
  } catch (error) {
    await server.remove()
    throw error
  }
  project.provide("postgres", server.url("DATABASE"))
  return () => server.remove()
}
