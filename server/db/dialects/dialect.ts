import type { ColumnDataType, CreateTableBuilder, Kysely } from "kysely"
import type { Tables } from "../schema.ts"

export type Database = Kysely<Tables>

/** All that the engines do differently; the words of either engine stand only in this folder. */
export interface EngineDialect {
  name: string
  binaryType: ColumnDataType
  addIdColumn<Name extends string>(
    table: CreateTableBuilder<Name, never>,
    name: string,
  ): CreateTableBuilder<Name, never>
  isUniqueViolation: (error: unknown) => boolean
  isDiskFull: (error: unknown) => boolean
}

export interface OpenDatabase {
  db: Database
  dialect: EngineDialect
  /** Runs `work` on one consistent state of the database, while others go on writing. */
  snapshot: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  /** Resolves when the database answers. */
  ping: () => Promise<void>
  close: () => Promise<void>
}
