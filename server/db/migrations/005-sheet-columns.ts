import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds the column mappings of imported sheets, by sheet shape. */
export const createSheetColumns = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = types[engine]
    await sql
      .raw(
        `create table sheet_columns (
          shape ${text} primary key,
          columns ${text} not null,
          used_at ${text} not null
        )`,
      )
      .execute(db)
  },
})
