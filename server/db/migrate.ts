import { sql } from "kysely"
import { type Migration, Migrator } from "kysely/migration"
import { StartError } from "../cannot-start.ts"
import type { Database } from "./dialects/database.ts"
import type { EngineDialect, OpenDatabase } from "./dialects/dialect.ts"
import { createSchema } from "./migrations/001-schema.ts"
import { insertFixedRecords } from "./migrations/002-fixed-records.ts"
import { addSearchWords } from "./migrations/003-search-words.ts"
import { createSheetColumns } from "./migrations/005-sheet-columns.ts"
import { addDemandTables } from "./migrations/007-demand.ts"
import { createRequestFiles } from "./migrations/008-request-files.ts"
import { addPeople } from "./migrations/010-people.ts"
import { addPublishing } from "./migrations/011-publishing.ts"
import { addAddresses } from "./migrations/012-addresses.ts"
import { addPictureFields } from "./migrations/014-pictures.ts"
import { addResultTexts } from "./migrations/015-result-texts.ts"
import { addReview } from "./migrations/016-review.ts"
import { addDesk } from "./migrations/017-desk.ts"
import { addPromise } from "./migrations/018-promise.ts"
import { addPromiseMails } from "./migrations/019-promise-mails.ts"
import { addIncomingMail } from "./migrations/021-incoming-mail.ts"
import { addAnswerTime } from "./migrations/022-answer-time.ts"
import { addLinkNumber } from "./migrations/023-link-number.ts"
import { indexInBulk } from "./migrations/024-index-in-bulk.ts"
import { indexWithoutPrefixes } from "./migrations/025-index-without-prefixes.ts"
import { addFormerAddress } from "./migrations/026-former-address.ts"
import { addMergedFrom } from "./migrations/027-merged-from.ts"
import { addMakers } from "./migrations/028-makers.ts"
import { addMailTrouble } from "./migrations/029-mail-trouble.ts"

const allMigrations = (dialect: EngineDialect): Record<string, Migration> => ({
  "001-schema": createSchema(dialect.name),
  "002-fixed-records": insertFixedRecords,
  "003-search-words": addSearchWords(dialect.name),
  "005-sheet-columns": createSheetColumns(dialect.name),
  "007-demand": addDemandTables(dialect.name),
  "008-request-files": createRequestFiles(dialect.name),
  "010-people": addPeople(dialect.name),
  "011-publishing": addPublishing(dialect.name),
  "012-addresses": addAddresses(dialect.name),
  "014-pictures": addPictureFields(dialect.name),
  "015-result-texts": addResultTexts(dialect.name),
  "016-review": addReview(dialect.name),
  "017-desk": addDesk(dialect.name),
  "018-promise": addPromise(dialect.name),
  "019-promise-mails": addPromiseMails(dialect.name),
  "021-incoming-mail": addIncomingMail(dialect.name),
  "022-answer-time": addAnswerTime,
  "023-link-number": addLinkNumber,
  "024-index-in-bulk": indexInBulk(dialect.name),
  "025-index-without-prefixes": indexWithoutPrefixes(dialect.name),
  "026-former-address": addFormerAddress(dialect.name),
  "027-merged-from": addMergedFrom(dialect.name),
  "028-makers": addMakers,
  "029-mail-trouble": addMailTrouble(dialect.name),
})

/** First migration of versions before the first release; `001-schema` holds the schema that all of theirs produced. */
const unreleased = "001-content"

/**
 * Returns whether these are the migrations of a version before the first release. Its tables match `001-schema` but for
 * two dropped columns of undone imports.
 */
const isUnreleased = (names: readonly string[]): boolean => names.includes(unreleased)

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

/**
 * Returns the migrations that a start would still run; throws a StartError for a database written by a newer program.
 */
export async function pendingMigrations({ db, dialect }: Pick<OpenDatabase, "db" | "dialect">): Promise<string[]> {
  const done = await listMigrations(db)
  refuseNewer(dialect, done)
  return Object.keys(allMigrations(dialect)).filter((name) => !done.includes(name))
}

function refuseNewer(dialect: EngineDialect, done: readonly string[]): void {
  if (isUnreleased(done))
    throw new StartError(
      "The database was made by an unreleased version of this program. To keep its content, make a backup with that version and restore it with this one.",
    )
  const newer = unknownMigrations(dialect, done)
  if (newer.length > 0)
    throw new StartError(
      `The database was written by a newer program (it knows ${newer.join(", ")}). Start that program, or restore a backup of this one.`,
    )
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
