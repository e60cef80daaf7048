import { sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { StartError } from "../cannot-start.ts"
import type { Database } from "./dialects/database.ts"
import type { EngineDialect, OpenDatabase } from "./dialects/dialect.ts"
import { createContentTables } from "./migrations/001-content.ts"
import { createVisitorTables } from "./migrations/002-visitors.ts"
import { createApplicationTables } from "./migrations/003-applications.ts"
import { createKeepingTables } from "./migrations/004-keeping.ts"
import { createBackupTable } from "./migrations/005-backups.ts"
import { createSearchIndex } from "./migrations/006-search-index.ts"
import { createMailTables } from "./migrations/007-mail.ts"
import { addPartnerDates } from "./migrations/009-partner-dates.ts"
import { createPartOrders } from "./migrations/010-part-orders.ts"
import { createJobTable } from "./migrations/011-cluster.ts"
import { createWordIndex } from "./migrations/012-word-index.ts"
import { addLanguageDates } from "./migrations/013-language-dates.ts"
import { createPictureFacts } from "./migrations/014-picture-facts.ts"
import { createPartOrder } from "./migrations/015-part-order.ts"
import { addCallBack } from "./migrations/017-call-back.ts"
import { createWordLanguages } from "./migrations/016-word-languages.ts"
import { createBackupFailureTable } from "./migrations/018-backup-failure.ts"
import { createImportParts } from "./migrations/021-import-parts.ts"
import { insertFixedRecords } from "./migrations/022-fixed-records.ts"

const allMigrations = (dialect: EngineDialect): Record<string, Migration> => ({
  "001-content": createContentTables(dialect),
  "002-visitors": createVisitorTables(dialect),
  "003-applications": createApplicationTables(dialect),
  "004-keeping": createKeepingTables(dialect),
  "005-backups": createBackupTable,
  "006-search-index": createSearchIndex(dialect),
  "007-mail": createMailTables(dialect),
  "009-partner-dates": addPartnerDates,
  "010-part-orders": createPartOrders,
  "011-cluster": createJobTable(dialect),
  "012-word-index": createWordIndex(dialect),
  "013-language-dates": addLanguageDates,
  "014-picture-facts": createPictureFacts,
  "015-part-order": createPartOrder(dialect),
  "016-word-languages": createWordLanguages(dialect),
  "017-call-back": addCallBack,
  "018-backup-failure": createBackupFailureTable,
  "021-import-parts": createImportParts,
  "022-fixed-records": insertFixedRecords,
})

export interface MigrateOptions {
  /** Only these, as a database had them that an older program has written. */
  only?: readonly string[]
  /** Run before the schema of a database changes that has one already. */
  beforeChange?: () => Promise<void>
}

/** Brings the database to this program's schema; throws a StartError for one that a newer program has written. */
export async function migrate(
  { db, dialect }: Pick<OpenDatabase, "db" | "dialect">,
  { only, beforeChange }: MigrateOptions = {},
): Promise<void> {
  const known = allMigrations(dialect)
  const done = await listMigrations(db)
  refuseNewer(dialect, done)
  const wanted = Object.entries(known).filter(([name]) => !only || only.includes(name))
  if (done.length > 0 && wanted.some(([name]) => !done.includes(name))) await beforeChange?.()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(wanted) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error })
}

/** What a start would still have to do to this database; throws a StartError for one that a newer program has written. */
export async function pendingMigrations({ db, dialect }: Pick<OpenDatabase, "db" | "dialect">): Promise<string[]> {
  const done = await listMigrations(db)
  refuseNewer(dialect, done)
  return Object.keys(allMigrations(dialect)).filter((name) => !done.includes(name))
}

function refuseNewer(dialect: EngineDialect, done: readonly string[]): void {
  const newer = unknownMigrations(dialect, done)
  if (newer.length > 0)
    throw new StartError(
      `The database was written by a newer program (it knows ${newer.join(", ")}). Start that program, or restore a backup of this one.`,
    )
}

/** Names that this program does not know, so that only a newer one can have made them. */
export const unknownMigrations = (dialect: EngineDialect, names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(allMigrations(dialect), name))

/** What has been done to this database, by name; nothing for a new one. */
export async function listMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === "kysely_migration")) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))
