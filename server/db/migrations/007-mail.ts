import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"

/** Messages on their way, erased addresses, limits that outlive the process. */
export const createMailTables = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await dialect
      .addIdColumn(db.schema.createTable("outbox") as never, "id")
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("message_id", "text", (c) => c.notNull().unique())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("gathering", "text", (c) => c.unique())
      .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("due_at", "text", (c) => c.notNull())
      .addColumn("give_up_at", "text", (c) => c.notNull())
      .addColumn("claimed_until", "text")
      .addColumn("sent_at", "text")
      .addColumn("fault", "text", (c) => c.notNull().defaultTo(""))
      .execute()
    await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute()
    await dialect
      .addIdColumn(db.schema.createTable("outbox_item") as never, "id")
      .addColumn("outbox_id", "integer", (c) => c.notNull().references("outbox.id").onDelete("cascade"))
      .addColumn("request_id", "integer", (c) => c.references("request.id").onDelete("cascade"))
      .addColumn("application_id", "integer", (c) => c.references("application.id").onDelete("cascade"))
      .execute()
    for (const column of ["outbox_id", "request_id", "application_id"] as const)
      await db.schema.createIndex(`outbox_item_${column}`).on("outbox_item").column(column).execute()
    await dialect
      .addIdColumn(db.schema.createTable("erasures") as never, "id")
      .addColumn("email_hash", "text", (c) => c.notNull())
      .addColumn("erased_at", "text", (c) => c.notNull())
      .execute()
    await db.schema
      .createTable("rate_limit")
      .addColumn("key", "text", (c) => c.primaryKey())
      .addColumn("points", "integer", (c) => c.notNull())
      .addColumn("ends_at", "text", (c) => c.notNull())
      .addColumn("next_at", "text", (c) => c.notNull())
      .execute()
    await db.schema
      .createTable("secret")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .execute()
  },
})
