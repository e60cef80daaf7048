import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** When each language of a partner was written, so that a translation can fall behind the German text. */
export const addPartnerDates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const language of ["de", "en", "ru"]) {
      const column = `updated_at_${language}`
      await db.schema
        .alterTable("partner")
        .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
        .execute()
      await sql`update partner set ${sql.ref(column)} = updated_at where ${sql.ref(`text_${language}`)} <> ''`.execute(
        db,
      )
    }
  },
}
