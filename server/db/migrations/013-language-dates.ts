import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const languages = ["de", "en", "ru"] as const

/** When each language of a page's part and of the settings' texts was written, so that a translation can fall behind the German text. */
export const addLanguageDates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const language of languages) {
      await addDate(db, "page_part", language, [`description_${language}`])
      const footer = language === "de" ? "footer_text" : `footer_text_${language}`
      await addDate(db, "settings", language, [`opening_hours_${language}`, `reply_promise_${language}`, footer])
    }
  },
}

async function addDate(db: Kysely<unknown>, table: string, language: string, texts: readonly string[]): Promise<void> {
  const column = `updated_at_${language}`
  await db.schema
    .alterTable(table)
    .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
    .execute()
  for (const text of texts)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = updated_at where ${sql.ref(text)} <> ''`.execute(db)
}
