import { mkdirSync } from "node:fs"
import type { Logger } from "pino"
import { StartError } from "../cannot-start.ts"
import type { Config } from "../env.ts"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { waitForLock } from "./wait-for-lock.ts"
import { migrate } from "./migrate.ts"
import { markMade, openFile } from "./open-file.ts"

/** Run on a database with data before its schema changes. */
export type BeforeChange = (opened: OpenDatabase) => Promise<void>

export interface DatabaseLocation extends Partial<Pick<Config, "databaseUrl" | "databaseConnections">> {
  dataDir: string
  log?: Pick<Logger, "warn">
}

/**
 * Opens the database that the configuration names, the file below `dataDir` or a server, and brings it to this program's schema.
 * A file belongs to one process; a server is shared, and the first process that comes brings its schema up to date.
 */
export async function openDatabase(location: DatabaseLocation, beforeChange?: BeforeChange): Promise<OpenDatabase> {
  const opened =
    location.databaseUrl === undefined
      ? await openFile(location.dataDir)
      : await openServer(location, location.databaseUrl)
  try {
    await waitForLock(opened, "migration", () =>
      onPatient(location, opened, (patient) =>
        migrate(patient, { ...(beforeChange && { beforeChange: () => beforeChange(opened) }) }),
      ),
    )
    if (!opened.dialect.shared) markMade(location.dataDir)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** An index over many rows takes longer than a statement of the site may. */
async function onPatient(
  { databaseUrl }: DatabaseLocation,
  opened: OpenDatabase,
  work: (patient: OpenDatabase) => Promise<void>,
): Promise<void> {
  if (databaseUrl === undefined) return work(opened)
  const { openPostgres } = await import("./dialects/postgres.ts")
  const patient = await openPostgres({ url: databaseUrl, connections: 2, patient: true })
  try {
    await work(patient)
  } finally {
    await patient.close()
  }
}

/** Opens the shared database of an address; throws a StartError when that fails, or it does not answer within a minute. */
export async function openServer(
  { dataDir, databaseConnections = 10, log }: DatabaseLocation,
  url: string,
): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The driver's errors carry the whole connection: only what happened goes into the log.
  const onTrouble = (error: unknown) => log?.warn({ reason: reasonOf(error) }, "a connection to the database broke")
  // The driver is loaded where there is a server.
  const { openPostgres } = await import("./dialects/postgres.ts")
  try {
    return await openPostgres({ url, connections: databaseConnections, onTrouble })
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
