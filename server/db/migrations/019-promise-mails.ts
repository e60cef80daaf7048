import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** When the owner of an inquiry was told that the promised time is getting short. */
export const addPromiseMails = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table request add column promise_warned_at ${types[engine]}`).execute(db)
  },
})
