import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: { text: "text", blob: "blob" }, postgres: { text: 'text collate "C"', blob: "bytea" } }

/** Adds photos and drawings attached to inquiries. */
export const createRequestFiles = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    const { text, blob } = types[engine]
    await sql
      .raw(
        `create table request_file (
          request_id integer not null references request (id) on delete cascade,
          n integer not null,
          name ${text} not null,
          size integer not null,
          bytes ${blob} not null,
          constraint request_file_key primary key (request_id, n)
        )`,
      )
      .execute(db)
  },
})
