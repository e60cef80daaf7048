import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"

/** What nobody may lose: the trash, former versions, undone imports; and who did what. */
export const createKeepingTables = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await dialect
      .addIdColumn(db.schema.createTable("trash") as never, "id")
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("record_id", "text", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("data", "text", (c) => c.notNull().defaultTo("{}"))
      .addColumn("deleted_at", "text", (c) => c.notNull())
      .addColumn("deleted_by", "text", (c) => c.notNull())
      .execute()
    await dialect
      .addIdColumn(db.schema.createTable("history") as never, "id")
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("record_id", "text", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("data", "text", (c) => c.notNull())
      .addColumn("replaced_at", "text", (c) => c.notNull())
      .addColumn("replaced_by", "text", (c) => c.notNull())
      .execute()
    await db.schema.createIndex("history_of_record").on("history").columns(["kind", "record_id", "version"]).execute()
    await dialect
      .addIdColumn(db.schema.createTable("audit") as never, "id")
      .addColumn("at", "text", (c) => c.notNull())
      .addColumn("who", "text", (c) => c.notNull())
      .addColumn("event", "text", (c) => c.notNull())
      .addColumn("detail", "text", (c) => c.notNull().defaultTo(""))
      .execute()
    await db.schema
      .alterTable("import")
      .addColumn("parts_version", "integer", (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable("import").addColumn("undone_at", "text").execute()
  },
})
