import type { RawBuilder } from "kysely"
import type { Database } from "./database.ts"
import type { SearchIndex } from "./search-index.ts"

/** Everything in which the engines differ; SQL of one engine only is written in this folder. */
export interface EngineDialect {
  name: "sqlite" | "postgres"
  /** Whether other processes may use the same database. */
  shared: boolean
  searchIndex: SearchIndex
  /** Condition that the text of a row of `inquiry_index` contains all of some folded terms. */
  containsTerms: (terms: readonly string[]) => RawBuilder<boolean>
  isUniqueViolation: (error: unknown) => boolean
  isDiskFull: (error: unknown) => boolean
  /** Removes deleted data from the disk too, as far as the engine can. */
  scrub: (db: Database) => Promise<void>
  /** Learns how large tables are, so that queries take the right indexes. */
  learnStatistics: (db: Database) => Promise<void>
  /** Returns whether the database is unreachable, busy or damaged: nothing that the caller can correct. */
  isAway: (error: unknown) => boolean
  /** Continues generated ids after the highest one, after rows were inserted with explicit ids. */
  continueIds: (db: Database, table: string, column: string) => Promise<void>
  /** Returns the columns of all primary keys in their order, and which tables refer to which. */
  readKeys: (db: Database) => Promise<TableKeys>
  /** Removes databases that restores set aside before the given moment; returns their names. */
  removeSafeguards: (db: Database, before: Date) => Promise<string[]>
}

export interface TableKeys {
  primary: readonly { table: string; column: string }[]
  foreign: readonly { table: string; target: string }[]
}

export interface OpenDatabase {
  db: Database
  dialect: EngineDialect
  /** Runs `work` on a consistent snapshot, while others go on writing. */
  snapshot: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  /**
   * Checks the structure of the files, or with "full" also every index and reference. Returns the first fault, or null.
   */
  check: (depth: "quick" | "full") => Promise<string | null>
  /** Runs `work` unless a job of this name is already running in any process; returns false when it was not run. */
  withLock: (name: string, work: () => Promise<unknown>) => Promise<boolean>
  /**
   * Calls `listener` when another process may have bumped the content version; returns the function that unsubscribes.
   */
  onContentVersion: (listener: () => void) => () => void
  /** Connections to a server, and calls waiting for one. */
  connections?: () => { open: number; idle: number; waiting: number }
  /** Resolves when the database responds. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
