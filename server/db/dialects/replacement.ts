import type { Database } from "./database.ts"
import type { OpenDatabase } from "./dialect.ts"

/** A new, empty database that can replace the present one. */
export interface Replacement {
  opened: OpenDatabase
  /** Reads from the present database; null when there is none or it is unreadable. */
  readOld: <T>(work: (db: Database) => Promise<T>) => Promise<T | null>
  /**
   * Replaces the present database in one step; resolves with the name under which the old one is kept, null when there
   * was none.
   */
  switchOver: () => Promise<string | null>
  /** Discards the new database. */
  discard: () => Promise<void>
}
