import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds when the owner of an inquiry was warned of the deadline. */
export const addPromiseMails = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table request add column promise_warned_at ${types[engine]}`).execute(db)
  },
})
