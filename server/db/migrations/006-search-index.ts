import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { indexKeys } from "#server/search/search-keys.ts"
import type { EngineDialect } from "../dialects/dialect.ts"
import type { Tables } from "../schema.ts"
import { foldParts } from "./fold-parts.ts"

/** An index over the numbers and the words of the parts, each language for itself, instead of one text for all. */
export const createSearchIndex = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<Tables>) {
    for (const name of ["words_de", "words_en", "words_ru"])
      await db.schema
        .alterTable("part")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute()
    await foldParts(db, indexKeys)
    for (const name of ["part_by_number_key", "part_by_subst_key"]) await db.schema.dropIndex(name).execute()
    await db.schema.alterTable("part").dropColumn("search_text").execute()
    // What a search reads of a part stands in the index itself.
    for (const [name, columns] of [
      ["part_by_number", ["part_set", "number_key", "sort_key", "id"]],
      ["part_by_substitute", ["part_set", "subst_key", "sort_key", "id"]],
      ["part_place", ["part_set", "id", "sort_key"]],
    ] as const)
      await db.schema
        .createIndex(name)
        .on("part")
        .columns([...columns])
        .execute()
    await dialect.searchIndex.create(db)
  },
})
