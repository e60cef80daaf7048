import { type CreateTableBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { EngineDialect } from "../dialects/dialect.ts"

type Table = CreateTableBuilder<string, never>

// Columns are only integer, real, text and blob; times are ISO text from the app clock.
const text = (table: Table, ...names: string[]) =>
  names.reduce((built, name) => built.addColumn(name, "text", (column) => column.notNull().defaultTo("")), table)
const triple = (table: Table, ...names: string[]) =>
  text(table, ...names.flatMap((name) => [`${name}_de`, `${name}_en`, `${name}_ru`]))
const integer = (table: Table, name: string, initial = 0) =>
  table.addColumn(name, "integer", (column) => column.notNull().defaultTo(initial))
const stamps = (table: Table) => integer(text(table, "created_at", "updated_at"), "version", 1)
const deletable = (table: Table) => integer(table, "position").addColumn("deleted_at", "text")

/** Everything the public site shows. */
export const createContentTables = (dialect: EngineDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const create = (name: string) => db.schema.createTable(name) as Table
    const withId = (name: string) => dialect.addIdColumn(create(name), "id")
    const index = (name: string, table: string, columns: string[], unique = false) => {
      const builder = db.schema.createIndex(name).on(table).columns(columns)
      return (unique ? builder.unique() : builder).execute()
    }

    await integer(
      create("content_state").addColumn("id", "integer", (c) => c.primaryKey()),
      "version",
      1,
    ).execute()
    const settings = create("settings").addColumn("id", "integer", (c) => c.primaryKey())
    await integer(
      triple(
        text(
          settings,
          "phone",
          "email",
          "address",
          "footer_text",
          "footer_text_en",
          "footer_text_ru",
          "company_name",
          "short_name",
          "managing_director",
          "register_entry",
          "vat_id",
          "updated_at",
        ),
        "opening_hours",
        "reply_promise",
      ),
      "version",
      1,
    ).execute()

    await deletable(
      stamps(text(triple(withId("service"), "title", "text", "summary", "updated_at"), "place")),
    ).execute()

    const spare = text(
      triple(withId("spare"), "title", "text", "subtitle", "updated_at"),
      "catalogue",
      "parts_updated_at",
    )
    await deletable(stamps(integer(integer(integer(spare, "part_set"), "parts_total"), "parts_version"))).execute()
    await text(
      withId("part_set").addColumn("spare_id", "integer", (c) => c.notNull()),
      "created_at",
      "state",
    ).execute()
    await integer(create("counter").addColumn("name", "text", (c) => c.primaryKey()) as Table, "value").execute()
    await sql`insert into counter (name, value) values ('part', 0)`.execute(db)
    await sql`insert into content_state (id, version) values (1, 1)`.execute(db)
    const part = dialect
      .addIdColumn(create("part"), "row_id")
      .addColumn("id", "integer", (c) => c.notNull())
      .addColumn("spare_id", "integer", (c) => c.notNull().references("spare.id").onDelete("cascade"))
      .addColumn("part_set", "integer", (c) => c.notNull())
    await stamps(
      integer(
        triple(
          text(part, "partnumber", "subst_part", "sort_key", "number_key", "subst_key", "search_text"),
          "description",
        ),
        "quantity",
      ),
    ).execute()
    await index("part_of_set_by_number", "part", ["part_set", "partnumber"], true)
    await index("part_of_set_by_id", "part", ["part_set", "id"], true)
    await index("part_in_order", "part", ["part_set", "sort_key", "id"])
    await index("part_by_id", "part", ["id"])
    await index("part_by_number_key", "part", ["number_key"])
    await index("part_by_subst_key", "part", ["subst_key"])
    const sheetImport = text(withId("import"), "created_at").addColumn("spare_id", "integer", (c) => c.notNull())
    await ["added", "updated", "unchanged", "removed", "former_set", "part_set"]
      .reduce((table, name) => integer(table, name), sheetImport as Table)
      .execute()

    const image = integer(
      triple(text(withId("image"), "owner_kind", "owner_id", "hash", "created_at"), "alt"),
      "position",
    )
    await integer(image, "version", 1).execute()
    await index("image_of_owner", "image", ["owner_kind", "owner_id", "position"])
    await index("image_by_hash", "image", ["hash"])
    const picture = create("picture")
      .addColumn("hash", "text", (c) => c.primaryKey())
      .addColumn("bytes", dialect.binaryType, (c) => c.notNull())
    await ["width", "height", "pending"]
      .reduce((table, name) => integer(table, name), text(picture as Table, "extension", "sizes", "created_at"))
      .execute()
    await create("picture_size")
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("width", "integer", (c) => c.notNull())
      .addColumn("format", "text", (c) => c.notNull())
      .addColumn("bytes", dialect.binaryType, (c) => c.notNull())
      .addPrimaryKeyConstraint("picture_size_key", ["hash", "width", "format"] as never)
      .execute()

    await stamps(
      triple(create("page").addColumn("link", "text", (c) => c.primaryKey()) as Table, "text", "updated_at"),
    ).execute()
    await deletable(stamps(triple(text(withId("page_part"), "page_id"), "description"))).execute()

    const category = text(withId("category"), "name", "lang", "summary")
    await deletable(
      stamps(category.addColumn("spare_id", "integer").addColumn("translation_of", "integer") as Table),
    ).execute()
    const product = text(withId("product"), "title", "description", "type", "model", "lang").addColumn(
      "power",
      "double precision",
    )
    await deletable(
      stamps(product.addColumn("category_id", "integer").addColumn("translation_of", "integer") as Table),
    ).execute()
    await index("product_by_category", "product", ["lang", "category_id"])
    const property = withId("product_property").addColumn("product_id", "integer", (c) =>
      c.notNull().references("product.id").onDelete("cascade"),
    )
    await deletable(stamps(text(property as Table, "description"))).execute()
    await deletable(stamps(triple(withId("partner"), "text"))).execute()
  },
})
