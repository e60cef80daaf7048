import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }

/** Adds whose inquiry a message was merged from; of earlier merges only mails tell, notes do not. */
export const addMergedFrom = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table message add column merged_from ${types[engine]} not null default ''`).execute(db)
    const origin = `from request where merged_into = message.request_id and at <= deleted_at
      and email <> '' and email in (from_address, to_address)`
    await sql
      .raw(`update message set merged_from = (select min(email) ${origin}) where exists (select 1 ${origin})`)
      .execute(db)
  },
})
