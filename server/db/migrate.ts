import { type Kysely, sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { StartError } from "../cannot-start.ts"
import { createDeclared } from "./create-tables.ts"
import type { Database } from "./dialects/database.ts"
import type { EngineDialect, OpenDatabase } from "./dialects/dialect.ts"
import { createTables, firstMigration } from "./migrations/001-tables.ts"
import { insertFirstRows } from "./migrations/002-first-rows.ts"
import { addSynonyms } from "./migrations/003-synonyms.ts"
import { addOffers } from "./migrations/004-offers.ts"
import { addCompany } from "./migrations/006-company.ts"
import { markNewWords } from "./migrations/008-growing-words.ts"
import { addInquiryIndex } from "./migrations/009-inquiry-index.ts"
import { dropMissingAddresses } from "./migrations/009-no-missing-addresses.ts"
import { addDeskNews } from "./migrations/010-desk.ts"
import { declaredTables } from "./schema/tables.ts"

/** Migrations that only add what the tables declare, by the name that it gives as `since`. */
const declared = [
  "007-translations",
  "011-visits",
  "012-record-presence",
  "013-suggested-inquiry",
  "014-superseded-parts",
]

const addDeclared = (engine: EngineDialect["name"], migration: string): Migration => ({
  up: (db: Kysely<unknown>) => createDeclared(db, engine, declaredTables, { migration, first: firstMigration }),
})

const allMigrations = ({ name }: EngineDialect): Record<string, Migration> => ({
  [firstMigration]: createTables(name),
  "002-first-rows": insertFirstRows,
  "003-synonyms": addSynonyms(name),
  "004-offers": addOffers(name),
  "006-company": addCompany(name),
  "008-growing-words": markNewWords(name),
  "009-inquiry-index": addInquiryIndex(name),
  "009-no-missing-addresses": dropMissingAddresses,
  "010-desk": addDeskNews(name),
  ...Object.fromEntries(declared.map((migration) => [migration, addDeclared(name, migration)])),
})

/** Returns whether these are the migrations of a version before the first release, which had others. */
export const isUnreleased = (names: readonly string[]): boolean => names.length > 0 && !names.includes(firstMigration)

export interface MigrateOptions {
  /** Only these migrations, to build the database of an older program. */
  only?: readonly string[]
  /** Runs before the schema of an existing database changes. */
  beforeChange?: () => Promise<void>
}

/** Migrates the database to this program's schema; throws a StartError for one written by a newer program. */
export async function migrate(
  { db, dialect }: Pick<OpenDatabase, "db" | "dialect">,
  { only, beforeChange }: MigrateOptions = {},
): Promise<void> {
  const pending = await pendingMigrations({ db, dialect })
  const wanted = Object.entries(allMigrations(dialect)).filter(([name]) => !only || only.includes(name))
  const isNew = pending.includes(firstMigration)
  if (!isNew && wanted.some(([name]) => pending.includes(name))) await beforeChange?.()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(wanted) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error })
}

/**
 * Returns the migrations that a start would still run; throws a StartError for a database written by a newer program,
 * or by one that was never released.
 */
export async function pendingMigrations({ db, dialect }: Pick<OpenDatabase, "db" | "dialect">): Promise<string[]> {
  const executed = await listMigrations(db)
  if (isUnreleased(executed))
    throw new StartError(
      "The database was made by a version of this program that was never released. To begin anew, move it away; what it holds has to be entered again.",
    )
  const newer = unknownMigrations(dialect, executed)
  if (newer.length > 0)
    throw new StartError(
      `The database was written by a newer program (it knows ${newer.join(", ")}). Start that program, or restore a backup of this one.`,
    )
  return Object.keys(allMigrations(dialect)).filter((name) => !executed.includes(name))
}

/** Returns names unknown to this program, which only a newer one can have written. */
export const unknownMigrations = (dialect: EngineDialect, names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(allMigrations(dialect), name))

/** Returns the names of executed migrations; none for a new database. */
export async function listMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === "kysely_migration")) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))
