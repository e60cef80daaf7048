import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const types = { sqlite: "text", postgres: 'text collate "C"' }
const languages = ["de", "en", "ru"] as const
const texts = ["meta_title", "meta_description"] as const

/** Adds title and description for search engines; empty means automatic. */
export const addResultTexts = (engine: keyof typeof types): Migration => ({
  async up(db: Kysely<unknown>) {
    const add = (table: string, column: string) =>
      sql.raw(`alter table ${table} add column ${column} ${types[engine]} not null default ''`).execute(db)
    for (const text of texts) {
      for (const table of ["service", "spare", "page"])
        for (const language of languages) await add(table, `${text}_${language}`)
      await add("product", text)
    }
  },
})
