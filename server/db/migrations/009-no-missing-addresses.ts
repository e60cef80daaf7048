import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Drops what earlier versions counted of addresses that were not found; new databases never had it. */
export const dropMissingAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("missing_address").ifExists().execute()
  },
}
