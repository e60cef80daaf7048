import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { searchIndex } from "./001-search-index.ts"

/** Name of the first migration, which creates everything declared without another one. */
export const firstMigration = "001-tables"

/** Creates the declared tables and the search index. */
export const createTables = (engine: keyof typeof searchIndex): Migration => ({
  async up(db: Kysely<unknown>) {
    await createDeclared(db, engine, declaredTables, { migration: firstMigration, first: firstMigration })
    for (const statement of searchIndex[engine]) await sql.raw(statement).execute(db)
  },
})
