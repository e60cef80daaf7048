import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** When each language of a page's part was written, so that a translation can fall behind the German text. */
export const addPagePartDates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const language of ["de", "en", "ru"]) {
      const column = `updated_at_${language}`
      await db.schema
        .alterTable("page_part")
        .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
        .execute()
      const text = sql.ref(`description_${language}`)
      await sql`update page_part set ${sql.ref(column)} = updated_at where ${text} <> ''`.execute(db)
    }
  },
}
