import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from "kysely"
import { isAway, DatabaseAwayError } from "./postgres-errors.ts"

const waitAtMostMs = 10_000

/** Serialises the writers of this process, so that those waiting hold no connection. */
interface WriterQueue {
  /** Resolves at the caller's turn, with the function that ends it. */
  enter(): Promise<() => void>
}

function createWriterQueue(): WriterQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    async enter() {
      const before = last
      const turn = Promise.withResolvers<void>()
      last = before.then(() => turn.promise)
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new DatabaseAwayError("other changes took too long")), waitAtMostMs)
      try {
        await Promise.race([before, late.promise])
      } catch (error) {
        turn.resolve()
        throw error
      } finally {
        clearTimeout(timer)
      }
      return turn.resolve
    },
  }
}

/** The methods used of a connection pool. */
export interface ConnectionPool {
  connect(): Promise<Connection>
  end(): Promise<void>
}
interface Connection {
  query(text: string, values: unknown[]): Promise<{ command: string; rowCount: number | null; rows: unknown[] }>
  /** Returns the connection to the pool, or destroys it when broken. */
  release(broken?: boolean): void
}

/** First number of all advisory locks of this program. */
export const lockSpace = 20_260

/**
 * Allows one writing transaction at a time in the whole cluster, as SQLite does: what a command has read stays true
 * until it commits, so of two edits with one version one is rejected. Every content change updates one row anyway; the
 * lock only moves that conflict to the beginning. Reads never wait.
 */
export function createPostgresDriver(pool: ConnectionPool): Driver {
  const writers = createWriterQueue()
  const run = async (connection: DatabaseConnection, text: string) => {
    await connection.executeQuery(CompiledQuery.raw(text))
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => new LazyConnection(pool, writers),
    async beginTransaction(connection, settings) {
      const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ""
      if (isReading(settings)) return run(connection, `begin transaction${level} read only`)
      if (connection instanceof LazyConnection) await connection.waitForTurn()
      await run(connection, `begin transaction${level}; select pg_advisory_xact_lock(${lockSpace}, 0)`)
    },
    async commitTransaction(connection) {
      await run(connection, "commit")
    },
    async rollbackTransaction(connection) {
      await run(connection, "rollback")
    },
    async releaseConnection(connection) {
      if (connection instanceof LazyConnection) connection.release()
    },
    destroy: () => pool.end(),
  }
}

const isReading = ({ accessMode, isolationLevel }: TransactionSettings) =>
  accessMode === "read only" || isolationLevel === "repeatable read"

/** Takes a connection from the pool at its first statement, and destroys a broken one. */
class LazyConnection implements DatabaseConnection {
  #client: Connection | null = null
  #broken = false
  #leave: (() => void) | null = null
  readonly #pool: ConnectionPool
  readonly #writers: WriterQueue

  constructor(pool: ConnectionPool, writers: WriterQueue) {
    this.#pool = pool
    this.#writers = writers
  }

  async waitForTurn(): Promise<void> {
    this.#leave = await this.#writers.enter()
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      this.#client ??= await this.#pool.connect()
      const { command, rowCount, rows } = await this.#client.query(sql, [...parameters])
      // PostgreSQL responds to the commit of a failed transaction with ROLLBACK, without an error.
      if (sql === "commit" && command === "ROLLBACK") throw new Error("the transaction was rolled back")
      const changes = ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(command)
      return { rows: (rows ?? []) as R[], ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
    } catch (error) {
      if (isAway(error)) this.#broken = true
      throw error
    }
  }

  // oxlint-disable-next-line require-yield -- nobody streams rows; long reads go in steps
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("streaming is not supported")
  }

  release(): void {
    this.#client?.release(this.#broken)
    this.#client = null
    this.#leave?.()
    this.#leave = null
  }
}
