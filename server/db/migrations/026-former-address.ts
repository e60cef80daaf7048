import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds the address of a mail that goes to the former e-mail address of an account. */
export const addFormerAddress = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table outbox add column former_email ${types[engine]} not null default ''`).execute(db)
  },
})
