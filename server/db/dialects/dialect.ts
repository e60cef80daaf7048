import type { Database } from "./database.ts"
import type { SearchIndex } from "./search-index.ts"

/** All that the engines do differently; the words of either engine stand only in this folder. */
export interface EngineDialect {
  name: "sqlite" | "postgres"
  /** Whether other processes may be at work on the same database. */
  shared: boolean
  searchIndex: SearchIndex
  isUniqueViolation: (error: unknown) => boolean
  isDiskFull: (error: unknown) => boolean
  /** Makes sure that what was deleted is gone from the disk too, as far as the engine can. */
  scrub: (db: Database) => Promise<void>
  /** Whether the database was not there, had no time or is damaged: nothing that the caller could mend. */
  isAway: (error: unknown) => boolean
  /** Lets ids go on after the highest one, once rows were written with their ids. */
  continueIds: (db: Database, table: string, column: string) => Promise<void>
  /** Removes databases that restores before the moment given have put aside beside this one; returns their names. */
  removeSafeguards: (db: Database, before: Date) => Promise<string[]>
}

export interface OpenDatabase {
  db: Database
  dialect: EngineDialect
  /** Runs `work` on one consistent state of the database, while others go on writing. */
  snapshot: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  /** Reads all there is: the structure of the files, or "full" also every index and reference. Returns the first fault, else null. */
  check: (depth: "quick" | "full") => Promise<string | null>
  /** Runs `work` unless a job of this name is running already, in this process or another; false when it was not run. */
  withLock: (name: string, work: () => Promise<unknown>) => Promise<boolean>
  /** Calls back whenever another process may have moved the content version; returns the function that ends it. */
  onContentVersion: (listener: () => void) => () => void
  /** Connections to a server, and calls that wait for one. */
  connections?: () => { open: number; idle: number; waiting: number }
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
