import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { indexKeys } from "#server/search/search-keys.ts"
import type { EngineDialect } from "../dialects/dialect.ts"
import type { Tables } from "../schema.ts"

const rowsPerStep = 1_000

/** An index over the numbers and the words of the parts, each language for itself, instead of one text for all. */
export const createSearchIndex = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<Tables>) {
    for (const name of ["words_de", "words_en", "words_ru"])
      await db.schema
        .alterTable("part")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute()
    await foldAll(db)
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

async function foldAll(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("part")
      .select(["row_id", "partnumber", "subst_part", "description_de", "description_en", "description_ru"])
      .where("row_id", ">", after)
      .orderBy("row_id")
      .limit(rowsPerStep)
      .execute()
    if (rows.length === 0) return
    for (const row of rows) await db.updateTable("part").set(indexKeys(row)).where("row_id", "=", row.row_id).execute()
    after = rows.at(-1)?.row_id ?? after
  }
}
