import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import { shownOrder } from "#server/search/fold.ts"
import type { Tables } from "../schema.ts"

const rowsPerStep = 500

/**
 * The other orders of a parts list: by quantity and, per language, by description. A quick way to a deleted record, and how far an import
 * is that is under way.
 */
export const createPartOrders: Migration = {
  async up(anyDb: Kysely<unknown>) {
    for (const name of ["order_de", "order_en", "order_ru"]) {
      await anyDb.schema
        .alterTable("part")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute()
      await anyDb.schema
        .createIndex(`part_by_${name}`)
        .on("part")
        .columns(["part_set", name, "sort_key", "id"])
        .execute()
    }
    await anyDb.schema
      .createIndex("part_by_quantity")
      .on("part")
      .columns(["part_set", "quantity", "sort_key", "id"])
      .execute()
    await anyDb.schema.createIndex("trash_of_record").on("trash").columns(["kind", "record_id"]).execute()
    await anyDb.schema
      .createTable("import_run")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("spare_id", "integer", (column) => column.notNull())
      .addColumn("phase", "text", (column) => column.notNull())
      .addColumn("done", "integer", (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute()
    await fillOrders(anyDb as Kysely<Tables>)
  },
}

async function fillOrders(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("part")
      .select(["row_id", "description_de", "description_en", "description_ru"])
      .where("row_id", ">", after)
      .orderBy("row_id")
      .limit(rowsPerStep)
      .execute()
    for (const { row_id, ...texts } of rows)
      await db.updateTable("part").set(shownOrder(texts)).where("row_id", "=", row_id).execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.row_id
  }
}
