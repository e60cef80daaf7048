import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { createPostgresTrigger, createSqliteTriggers } from "./001-tables.ts"

const statements = {
  sqlite: [
    "drop trigger part_index_insert",
    "drop trigger part_index_update",
    ...createSqliteTriggers(
      `on conflict (word) do update set languages = languages | excluded.languages,
        id = (select id + 1 from part_index_word as newest where newest.id >= part_index_word.id order by id desc limit 1)
      where ~languages & excluded.languages`,
    ),
  ],
  postgres: [
    "alter table part_index_word add column added xid8 not null default pg_current_xact_id()",
    "create index part_index_word_added on part_index_word (added)",
    createPostgresTrigger(
      `on conflict (word) do update set languages = part_index_word.languages | excluded.languages,
        added = pg_current_xact_id()`,
    ),
  ],
}

/** Lets a reader of the known words see which are new since the last reading. */
export const markNewWords = (engine: keyof typeof statements): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements[engine]) await sql.raw(statement).execute(db)
  },
})
