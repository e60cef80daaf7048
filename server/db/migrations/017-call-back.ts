import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The telephone number of an inquiry, and whether a call back is urgent. */
export const addCallBack: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("request")
      .addColumn("phone", "text", (c) => c.notNull().defaultTo(""))
      .execute()
    await db.schema
      .alterTable("request")
      .addColumn("urgent", "integer", (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
