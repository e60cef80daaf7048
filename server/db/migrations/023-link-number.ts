import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Which link to its private page an inquiry has by now; earlier ones are void. */
export const addLinkNumber: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table request add column link_number integer not null default 0`.execute(db)
  },
}
