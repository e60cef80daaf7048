import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"

/** Applications with their files. */
export const createApplicationTables = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await dialect
      .addIdColumn(db.schema.createTable("application") as never, "id")
      .addColumn("reference", "text", (c) => c.notNull().unique())
      .addColumn("first_name", "text", (c) => c.notNull())
      .addColumn("last_name", "text", (c) => c.notNull())
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("lang", "text", (c) => c.notNull())
      .addColumn("verified", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("created_at", "text", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("deleted_at", "text")
      .execute()
    await db.schema
      .createTable("application_file")
      .addColumn("application_id", "integer", (c) => c.notNull().references("application.id").onDelete("cascade"))
      .addColumn("n", "integer", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("size", "integer", (c) => c.notNull())
      .addColumn("bytes", dialect.binaryType, (c) => c.notNull())
      .addPrimaryKeyConstraint("application_file_key", ["application_id", "n"] as never)
      .execute()
  },
})
