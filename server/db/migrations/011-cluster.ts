import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"

/** When each job last ran, whichever process ran it, and the notice of a changed content version. */
export const createJobTable = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("job")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("ran_at", "text", (c) => c.notNull())
      .execute()
    await dialect.announceContentVersion(db)
  },
})
