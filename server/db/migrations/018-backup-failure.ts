import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The last failed try of each kind of backup, removed by the next backup that succeeds. */
export const createBackupFailureTable: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("backup_failure")
      .addColumn("kind", "text", (c) => c.primaryKey())
      .addColumn("failed_at", "text", (c) => c.notNull())
      .addColumn("reason", "text", (c) => c.notNull())
      .execute()
  },
}
