import { existsSync } from "node:fs"
import { StartError } from "../cannot-start.ts"
import { DamagedDatabaseError } from "./damaged-database.ts"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { isDamage } from "./dialects/sqlite-errors.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import { pendingMigrations } from "./migrate.ts"
import { type DatabaseLocation, openServer } from "./open-database.ts"
import { databaseFile } from "./open-file.ts"

/**
 * Opens the database for a command while the server may be running: a second connection that waits its turn, changes no
 * schema and takes no lock. Throws a StartError without a database, or for one of another version.
 */
export async function openAside(location: DatabaseLocation): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = location
  if (databaseUrl !== undefined) return refuseOlder(await openServer(location, databaseUrl))
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new StartError(`There is no database in ${dataDir}. Is DATA_DIR right?`)
  try {
    return await refuseOlder(openSqlite(file))
  } catch (error) {
    if (isDamage(error)) throw new DamagedDatabaseError(`The database ${file} is damaged (${String(error)}).`, error)
    throw error
  }
}

async function refuseOlder(opened: OpenDatabase): Promise<OpenDatabase> {
  if ((await pendingMigrations(opened)).length === 0) return opened
  await opened.close()
  throw new StartError("The database is of an older program. Start the site once with npm start, then try again.")
}
