import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"

/** Inquiries, the administrator, sessions and human checks. */
export const createVisitorTables = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await dialect
      .addIdColumn(db.schema.createTable("request") as never, "id")
      .addColumn("reference", "text", (c) => c.notNull().unique())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("company", "text", (c) => c.notNull())
      .addColumn("text", "text", (c) => c.notNull())
      .addColumn("lang", "text", (c) => c.notNull())
      .addColumn("source", "text", (c) => c.notNull())
      .addColumn("spare_id", "integer")
      .addColumn("items", "text", (c) => c.notNull().defaultTo("[]"))
      .addColumn("verified", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("read_at", "text")
      .addColumn("mail", "text", (c) => c.notNull().defaultTo("none"))
      .addColumn("created_at", "text", (c) => c.notNull())
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("deleted_at", "text")
      .execute()
    await db.schema.createIndex("request_newest").on("request").columns(["created_at", "id"]).execute()
    await db.schema
      .createTable("idempotency")
      .addColumn("key", "text", (c) => c.primaryKey())
      .addColumn("answer", "text", (c) => c.notNull())
      .addColumn("created_at", "text", (c) => c.notNull())
      .execute()
    await dialect
      .addIdColumn(db.schema.createTable("admin") as never, "id")
      .addColumn("login", "text", (c) => c.notNull().unique())
      .addColumn("password_hash", "text", (c) => c.notNull())
      .addColumn("must_change_password", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("updated_at", "text", (c) => c.notNull())
      .execute()
    await db.schema
      .createTable("session")
      .addColumn("token_hash", "text", (c) => c.primaryKey())
      .addColumn("admin_id", "integer", (c) => c.notNull().references("admin.id").onDelete("cascade"))
      .addColumn("created_at", "text", (c) => c.notNull())
      .addColumn("used_at", "text", (c) => c.notNull())
      .execute()
    await db.schema
      .createTable("captcha")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("answer", "text", (c) => c.notNull())
      .addColumn("created_at", "text", (c) => c.notNull())
      .execute()
    await db.schema
      .createTable("human_token")
      .addColumn("token_hash", "text", (c) => c.primaryKey())
      .addColumn("created_at", "text", (c) => c.notNull())
      .execute()
  },
})
