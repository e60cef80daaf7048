import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Keeps each part that an import removed or changed as it was before, apart from the sets, so that imports can be taken back after later edits. */
export const createImportParts: Migration = {
  async up(db: Kysely<unknown>) {
    const text = ["partnumber", "subst_part", "description_de", "description_en", "description_ru"]
    await text
      .reduce(
        (table, name) => table.addColumn(name, "text", (column) => column.notNull()),
        db.schema
          .createTable("import_part")
          .addColumn("part_set", "integer", (column) => column.notNull())
          .addColumn("id", "integer", (column) => column.notNull())
          .addColumn("change", "text", (column) => column.notNull())
          .addColumn("version", "integer", (column) => column.notNull())
          .addColumn("quantity", "integer", (column) => column.notNull()),
      )
      .addPrimaryKeyConstraint("import_part_key", ["part_set", "change", "id"] as never)
      .execute()
    for (const name of ["first_added", "undoable"])
      await db.schema
        .alterTable("import")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute()
    await db.schema
      .alterTable("import")
      .addColumn("file", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    for (const name of ["former_set", "parts_version"]) await db.schema.alterTable("import").dropColumn(name).execute()
  },
}
