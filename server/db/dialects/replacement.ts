import type { Database } from "./database.ts"
import type { OpenDatabase } from "./dialect.ts"

/** A new, empty database that can take the place of the one that is there. */
export interface Replacement {
  opened: OpenDatabase
  /** Reads from the database that is there; null when there is none or it cannot be read. */
  readOld: <T>(work: (db: Database) => Promise<T>) => Promise<T | null>
  /** Puts the new one in its place, in one step; resolves with the name under which the old one is kept, null when there was none. */
  switchOver: () => Promise<string | null>
  /** Leaves everything as it was. */
  discard: () => Promise<void>
}
