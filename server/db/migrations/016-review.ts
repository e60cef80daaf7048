import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds the review mark of a draft, its author and time; "" without one. */
export const addReview = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ["ready_by", "ready_at"])
      await sql.raw(`alter table draft add column ${column} ${types[engine]} not null default ''`).execute(db)
  },
})
