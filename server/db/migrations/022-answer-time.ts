import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** How soon inquiries are answered, as it is measured each night, and whether visitors see it. */
export const addAnswerTime: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table settings add column show_answer_time integer not null default 0`.execute(db)
    await sql`alter table settings add column answer_time_minutes integer`.execute(db)
  },
}
