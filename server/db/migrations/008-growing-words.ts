import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { learnLanguages as learnOnPostgres } from "../dialects/postgres-search-index.ts"
import { learnLanguages as learnOnSqlite } from "../dialects/sqlite-search-index.ts"
import { createPostgresTrigger, createSqliteTriggers } from "./001-tables.ts"

const statements = {
  sqlite: ["drop trigger part_index_insert", "drop trigger part_index_update", ...createSqliteTriggers(learnOnSqlite)],
  postgres: [
    "alter table part_index_word add column added xid8 not null default pg_current_xact_id()",
    "create index part_index_word_added on part_index_word (added)",
    createPostgresTrigger(learnOnPostgres),
  ],
}

/** Lets a reader of the known words see which are new since the last reading. */
export const markNewWords = (engine: keyof typeof statements): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements[engine]) await sql.raw(statement).execute(db)
  },
})
