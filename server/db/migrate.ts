import { type Migration, Migrator } from "kysely/migration"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { createContentTables } from "./migrations/001-content.ts"
import { createVisitorTables } from "./migrations/002-visitors.ts"
import { createApplicationTables } from "./migrations/003-applications.ts"
import { createKeepingTables } from "./migrations/004-keeping.ts"
import { createBackupTable } from "./migrations/005-backups.ts"

/** Brings the database to this program's schema; refuses one that a newer program has written. */
export async function migrate({ db, dialect }: OpenDatabase): Promise<void> {
  const migrations: Record<string, Migration> = {
    "001-content": createContentTables(dialect),
    "002-visitors": createVisitorTables(dialect),
    "003-applications": createApplicationTables(dialect),
    "004-keeping": createKeepingTables(dialect),
    "005-backups": createBackupTable,
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error })
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))
