import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { Kysely, SqliteDialect, type SqliteDatabase, sql } from "kysely"
import type { Tables } from "../schema.ts"
import type { EngineDialect, OpenDatabase } from "./dialect.ts"

// https://www.sqlite.org/rescode.html
const constraintUnique = 2067
const constraintPrimaryKey = 1555
const full = 13

const errorCode = (error: unknown) =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0

const sqliteDialect: EngineDialect = {
  name: "sqlite",
  binaryType: "blob",
  addIdColumn: (table, name) => table.addColumn(name, "integer", (column) => column.primaryKey().autoIncrement()),
  isUniqueViolation: (error) => [constraintUnique, constraintPrimaryKey].includes(errorCode(error)),
  isDiskFull: (error) => (errorCode(error) & 0xff) === full,
}

/** Opens the database file, or an in-memory one for ":memory:", with the durability that the site promises. */
export function openSqlite(file: string): OpenDatabase {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 })
  connection.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = 0;
    pragma secure_delete = 1; pragma cache_size = -32768; pragma temp_store = memory`)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(connection) }) })
  return {
    db,
    dialect: sqliteDialect,
    snapshot: (work) => (file === ":memory:" ? db.transaction().execute(work) : onSnapshot(file, work)),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      if (file !== ":memory:") connection.exec("pragma optimize; pragma wal_checkpoint(truncate)")
      await db.destroy()
    },
  }
}

/** A connection of its own holds its read transaction, and so its state, while the writer goes on. */
async function onSnapshot<T>(file: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(connection) }) })
  try {
    connection.exec("begin; select count(*) from content_state")
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Kysely has no dialect for the driver that Node brings; a statement cache makes point reads three times faster. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  const prepare = (query: string) => {
    const known = statements.get(query)
    if (known) return known
    const made = connection.prepare(query)
    if (statements.size >= 500) statements.delete(statements.keys().next().value ?? "")
    statements.set(query, made)
    return made
  }
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => connection.close(),
    prepare: (query) => {
      const statement = prepare(query)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
