import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The backups that were made; their files lie in DATA_DIR/backups. */
export const createBackupTable: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("backup")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("size", "integer", (c) => c.notNull())
      .addColumn("sha256", "text", (c) => c.notNull())
      .addColumn("created_at", "text", (c) => c.notNull())
      .execute()
  },
}
