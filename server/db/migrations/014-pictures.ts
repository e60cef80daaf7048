import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds decorative images, focal points, and pictures replaced by others. */
export const addPictureFields = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of [
      "alter table image add column decorative integer not null default 0",
      "alter table image add column focus integer not null default 12",
      `alter table picture add column replaced_at ${types[engine]} not null default ''`,
    ])
      await sql.raw(statement).execute(db)
  },
})
