import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { searchKeys } from "#server/search/search-keys.ts"
import type { EngineDialect } from "../dialects/dialect.ts"
import type { Tables } from "../schema.ts"
import { foldParts } from "./fold-parts.ts"

/**
 * An index of whole words in place of that of pieces of all texts, and one narrow index in which the orders of a list are sorted in
 * place of one for each: a part is written in half the time, and found in a fraction.
 */
export const createWordIndex = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<Tables>) {
    for (const name of ["number_pieces", "subst_pieces"])
      await db.schema
        .alterTable("part")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute()
    for (const name of ["part_by_id", "part_by_order_de", "part_by_order_en", "part_by_order_ru", "part_by_quantity"])
      await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex("part_orders")
      .on("part")
      .columns(["part_set", "id", "sort_key", "quantity", "order_de", "order_en", "order_ru", "row_id"])
      .execute()
    await dialect.searchIndex.renew(db, () => foldParts(db, searchKeys))
  },
})
