import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { createDeclared } from "../create-tables.ts"
import { declaredTables } from "../schema/tables.ts"
import { firstMigration } from "./001-tables.ts"
import { shippedSynonyms } from "./003-shipped-synonyms.ts"

const migration = "003-synonyms"

/** Adds equal words of the trade for the search, with those that every site begins with. */
export const addSynonyms = (engine: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<Record<"synonym", Record<string, unknown>>>) {
    await createDeclared(db, engine, declaredTables, { migration, first: firstMigration })
    const rows = shippedSynonyms.map(([title_de, title_en, title_ru], index) => ({
      title_de,
      title_en,
      title_ru,
      position: index + 1,
    }))
    await db.insertInto("synonym").values(rows).execute()
  },
})
