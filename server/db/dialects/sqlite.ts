import { chmodSync } from "node:fs"
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from "kysely"
import { yieldToEventLoop } from "../chunks.ts"
import type { Tables } from "../schema/tables.ts"
import type { EngineDialect, OpenDatabase, TableKeys } from "./dialect.ts"
import { sqliteSearchIndex } from "./sqlite-search-index.ts"
import { errorCode, isDamage, primaryCode, resultCodes } from "./sqlite-errors.ts"
import { isNoSpace } from "../no-space.ts"

const away: readonly number[] = [
  resultCodes.busy,
  resultCodes.inputOutput,
  resultCodes.corrupt,
  resultCodes.cannotOpen,
  resultCodes.notADatabase,
]

/** Gathers missing or outdated statistics, from some thousand rows at most (https://sqlite.org/lang_analyze.html). */
const learn = "pragma optimize = 0x10002"
/** Returns what the line above would run, a statement for each table. */
const planToLearn = sql<{ optimize: string }>`pragma optimize = 0x10003`
const rowsPerIndex = 2_000

const sqliteDialect: EngineDialect = {
  name: "sqlite",
  shared: false,
  searchIndex: sqliteSearchIndex,
  containsTerms: (terms) => {
    // The index knows where a term of three characters or more stands, and reads no text
    // (https://sqlite.org/fts5.html#the_trigram_tokenizer).
    const indexed = terms.filter((term) => Array.from(term).length >= 3).map((term) => `"${term.replaceAll('"', "")}"`)
    const short = terms.filter((term) => Array.from(term).length < 3).map((term) => sql`text like ${`%${term}%`}`)
    const match = indexed.length > 0 ? [sql`inquiry_index match ${indexed.join(" AND ")}`] : []
    return sql<boolean>`${sql.join([...match, ...short], sql` and `)}`
  },
  isUniqueViolation: (error) =>
    [resultCodes.constraintUnique, resultCodes.constraintPrimaryKey].includes(errorCode(error) as 1555),
  isDiskFull: isNoSpace,
  // Deleted rows are overwritten in the file (secure_delete); the write-ahead log still holds their pages until a
  // checkpoint truncates it.
  scrub: async (db) => {
    // Deleted rows stay in segments of the index until these are merged.
    await sql`insert into inquiry_index (inquiry_index) values ('optimize')`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  },
  learnStatistics: async (db) => {
    try {
      await sql`pragma analysis_limit = ${sql.lit(rowsPerIndex)}`.execute(db)
      for (const { optimize } of (await planToLearn.execute(db)).rows) {
        await sql.raw(optimize).execute(db)
        await yieldToEventLoop()
      }
    } catch {
      // As below; on a full disk the sweep has to go on to what frees space.
    }
  },
  isAway: (error) => away.includes(primaryCode(error)) && !isNoSpace(error),
  continueIds: async () => undefined,
  readKeys: async (db) => {
    const columns = sql<TableKeys["primary"][number]>`select tables.name as "table", columns.name as "column"
      from sqlite_master as tables join pragma_table_info(tables.name) as columns on columns.pk > 0
      where tables.type = 'table' order by tables.name, columns.pk`
    const references = sql<TableKeys["foreign"][number]>`select tables.name as "table", reference."table" as target
      from sqlite_master as tables join pragma_foreign_key_list(tables.name) as reference where tables.type = 'table'`
    return { primary: (await columns.execute(db)).rows, foreign: (await references.execute(db)).rows }
  },
  // They are separate files.
  removeSafeguards: async () => [],
}

/** Runs migrations in a transaction too: one killed half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** Opens the database file, or an in-memory one for ":memory:", with the promised durability. */
export function openSqlite(file: string, beforeWrite = () => undefined as void): OpenDatabase {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 })
  const health = { damaged: null as unknown }
  try {
    // The limit truncates the write-ahead log after a long reader has let it grow.
    connection.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = 0;
      pragma secure_delete = 1; pragma cache_size = -8192; pragma temp_store = memory;
      pragma journal_size_limit = 67108864`)
  } catch (error) {
    connection.close()
    throw error
  }
  if (file !== ":memory:") chmodSync(file, 0o600)
  learnStatistics(connection)
  const onDamage = (error: unknown) => {
    health.damaged ??= error
  }
  const db = new Kysely<Tables>({
    dialect: new TransactionalDialect({ database: adapt(connection, onDamage, beforeWrite) }),
  })
  return {
    db,
    dialect: sqliteDialect,
    snapshot: (work) => (file === ":memory:" ? db.transaction().execute(work) : onSnapshot(file, work, onDamage)),
    check: async (depth) => {
      const fault = checkPages(connection, depth)
      if (fault !== null) health.damaged ??= new Error(fault)
      return fault
    },
    withLock: lockInProcess(),
    onContentVersion: () => () => undefined,
    ping: async () => {
      if (health.damaged) throw health.damaged
      await sql`select 1`.execute(db)
    },
    close: async () => {
      if (file !== ":memory:" && !health.damaged) tidyUp(connection)
      await db.destroy()
      if (connection.isOpen) connection.close()
    },
  }
}

function learnStatistics(connection: DatabaseSync): void {
  try {
    connection.exec(learn)
  } catch {
    // Queries are correct without statistics; integrity checks report a damaged file.
  }
}

/** Checkpoints the write-ahead log; on a full disk the log stays, and the next start reads it. */
function tidyUp(connection: DatabaseSync): void {
  try {
    connection.exec("pragma optimize; pragma wal_checkpoint(truncate)")
  } catch (error) {
    if (!isNoSpace(error)) throw error
  }
}

/** Returns the first fault of the file, or null. */
function checkPages(connection: DatabaseSync, depth: "quick" | "full"): string | null {
  try {
    const [result] = connection.prepare(depth === "quick" ? "pragma quick_check(1)" : "pragma integrity_check(1)").all()
    const response = String(Object.values(result ?? {})[0])
    // The last line tells the fault; earlier ones name the file.
    if (response !== "ok") return response.trim().split("\n").at(-1) ?? response
    const orphan = depth === "full" ? connection.prepare("pragma foreign_key_check").get() : undefined
    return orphan ? `a row of ${String(orphan["table"])} refers to nothing` : null
  } catch (error) {
    if (isDamage(error) && error instanceof Error) return error.message
    throw error
  }
}

/** Returns locks by name within this process, the only one that uses the file. */
export function lockInProcess(): OpenDatabase["withLock"] {
  const running = new Set<string>()
  return async (name, work) => {
    if (running.has(name)) return false
    running.add(name)
    try {
      await work()
      return true
    } finally {
      running.delete(name)
    }
  }
}

/** Runs `work` on a connection with a read transaction of its own, while the writer goes on. */
async function onSnapshot<T>(
  file: string,
  work: (db: Kysely<Tables>) => Promise<T>,
  onDamage: (error: unknown) => void,
): Promise<T> {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(connection, onDamage) }) })
  try {
    connection.exec("begin; select count(*) from content_state")
    return await work(db)
  } catch (error) {
    if (isDamage(error)) onDamage(error)
    throw error
  } finally {
    await db.destroy()
  }
}

const writing = /^\s*(?:insert|update|delete|replace)\b/iu

/**
 * Adapts Node's SQLite driver, which Kysely has no dialect for. A statement cache makes point reads three times faster.
 */
function adapt(
  connection: DatabaseSync,
  onDamage: (error: unknown) => void,
  beforeWrite: () => void = () => undefined,
): SqliteDatabase {
  const statements = new Map<string, { statement: StatementSync; reader: boolean; writes: boolean }>()
  const noticing = <T>(run: () => T): T => {
    try {
      return run()
    } catch (error) {
      if (isDamage(error)) onDamage(error)
      throw error
    }
  }
  const prepare = (query: string) => {
    const cached = statements.get(query)
    if (cached) return cached
    const statement = noticing(() => connection.prepare(query))
    const made = { statement, reader: statement.columns().length > 0, writes: writing.test(query) }
    if (statements.size >= 500) statements.delete(statements.keys().next().value ?? "")
    statements.set(query, made)
    return made
  }
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => connection.close(),
    prepare: (query) => {
      const { statement, reader, writes } = prepare(query)
      if (writes) beforeWrite()
      return {
        reader,
        all: (parameters) => noticing(() => statement.all(...values(parameters))),
        // A full disk or a damaged page has already rolled back; a second rollback would hide the error.
        run: (parameters) =>
          query === "rollback" && !connection.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : noticing(() => statement.run(...values(parameters))),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
