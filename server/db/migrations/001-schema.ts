import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { contentTables } from "./001-schema/content.ts"
import { engineTables } from "./001-schema/engine.ts"
import { inquiriesTables } from "./001-schema/inquiries.ts"
import { peopleTables } from "./001-schema/people.ts"
import { postgresSearch, postgresTypes } from "./001-schema/postgres.ts"
import { sqliteSearch, sqliteTypes } from "./001-schema/sqlite.ts"

const engines = {
  sqlite: { types: sqliteTypes, search: sqliteSearch },
  postgres: { types: postgresTypes, search: postgresSearch },
}

/** Returns the schema of the first release, as frozen SQL: imports nothing that later changes could affect. */
export const createSchema = (engine: keyof typeof engines): Migration => ({
  async up(db: Kysely<unknown>) {
    const { types, search } = engines[engine]
    const tables = [contentTables, peopleTables, inquiriesTables, engineTables].flatMap((create) => create(types))
    for (const statement of [...tables, ...search]) await sql.raw(statement).execute(db)
  },
})
