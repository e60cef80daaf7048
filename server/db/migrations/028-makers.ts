import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** Adds the access key that made a plan or a link to a draft, and the version of the draft that a plan is for. */
export const addMakers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      "alter table plan add column key_id integer",
      "alter table share add column key_id integer",
      "alter table plan add column draft_version integer not null default 0",
      `update plan set draft_version = coalesce((select version from draft
        where draft.kind = plan.kind and draft.record_id = plan.record_id), 0) where act = 'publish'`,
    ])
      await sql.raw(statement).execute(db)
  },
}
