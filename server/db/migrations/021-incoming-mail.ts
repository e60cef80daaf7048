import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds properties of incoming mails: written by programs, unreadable, or already imported. */
export const addIncomingMail = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = types[engine]
    const words = (name: string) => `${name} ${text} not null default ''`
    for (const statement of [
      "alter table message add column automatic integer not null default 0",
      ...[words("to_address"), words("cc"), "automatic integer not null default 0", words("trouble")].map(
        (column) => `alter table unsorted_mail add column ${column}`,
      ),
      ...[words("message_id"), words("cc"), "merged_into integer"].map(
        (column) => `alter table request add column ${column}`,
      ),
      `create table taken_mail (hash ${text} primary key, at ${text} not null)`,
    ])
      await sql.raw(statement).execute(db)
  },
})
