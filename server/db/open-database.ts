import { mkdirSync } from "node:fs"
import type { Logger } from "pino"
import { StartError } from "../cannot-start.ts"
import type { Config } from "../env.ts"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { waitForLock } from "./wait-for-lock.ts"
import { migrate } from "./migrate.ts"
import { markMade, openFile } from "./open-file.ts"

/** Runs on a database with data before its schema changes. */
export type BeforeChange = (opened: OpenDatabase) => Promise<void>

export interface DatabaseLocation extends Partial<Pick<Config, "databaseUrl" | "databaseConnections">> {
  dataDir: string
  log?: Pick<Logger, "warn">
}

/**
 * Opens the configured database, the file below `dataDir` or a server, and migrates it. A file belongs to one process;
 * a server is shared, and the first process to start migrates it.
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

/** Runs `work` without statement timeout: an index over many rows takes longer than the site's limit. */
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

/** Opens the shared database of a URL; throws a StartError when that fails or takes longer than a minute. */
export async function openServer(
  { dataDir, databaseConnections = 15, log }: DatabaseLocation,
  url: string,
): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The driver's errors contain the whole connection: only the reason is logged.
  const onTrouble = (error: unknown) => log?.warn({ reason: reasonOf(error) }, "a connection to the database broke")
  // Loaded only where a server is configured.
  const { openPostgres } = await import("./dialects/postgres.ts")
  try {
    return await openPostgres({ url, connections: databaseConnections, onTrouble })
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
