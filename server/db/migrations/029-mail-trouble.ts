import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds to inquiries and messages why the mail that they came by was not unfolded whole. */
export const addMailTrouble = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ["message", "request"])
      await sql.raw(`alter table ${table} add column trouble ${types[engine]} not null default ''`).execute(db)
  },
})
