import { sql } from "kysely"
import type { catalogueKinds } from "#contract/spare-constants.ts"
import { id, integer, localizedTexts, stamps, table, text } from "../declare-table.ts"

export const partTables = {
  spare: table({
    id: id(),
    ...localizedTexts("title", "text", "subtitle", "updated_at", "meta_title", "meta_description"),
    catalogue: text<(typeof catalogueKinds)[number]>(""),
    /** The active set of parts; an import builds a new one beside it and switches. */
    part_set: integer(0),
    parts_total: integer(0),
    parts_updated_at: text(""),
    /** Raised with every change of a part, so that an import detects a concurrent one. */
    parts_version: integer(0),
    ...stamps,
    position: integer(0),
    deleted_at: text().orNull(),
  }),
  part_set: table({
    id: id(),
    spare_id: integer(),
    created_at: text(""),
    state: text<"building" | "living" | "former">(""),
  }),
  part: table(
    {
      row_id: id(),
      /** Identifies the part in its group and outside; copies of it in other sets keep it. */
      id: integer(),
      spare_id: integer().ownedBy("spare"),
      part_set: integer(),
      partnumber: text(""),
      subst_part: text(""),
      /** Folded forms, made by server/search: natural order, and numbers without punctuation. */
      sort_key: text(""),
      number_key: text(""),
      subst_key: text(""),
      ...localizedTexts("description"),
      quantity: integer(0),
      ...stamps,
      /** For each language the words that it shows, and the beginning of its description, by which a list can be ordered. */
      ...localizedTexts("words", "order"),
      /** Trigrams of both numbers, for an index of whole words. */
      number_pieces: text(""),
      subst_pieces: text(""),
    },
    {
      indexes: {
        part_by_number: ["part_set", "number_key", "sort_key", "id"],
        part_by_substitute: ["part_set", "subst_key", "sort_key", "id"],
        // Most parts have no substitute; by their index, SQLite would count on thousands of parts for any number.
        part_superseded: {
          on: ["part_set", "subst_key"],
          where: sql<boolean>`subst_key <> ''`,
          since: "014-superseded-parts",
        },
        part_in_order: ["part_set", "sort_key", "id"],
        part_orders: ["part_set", "id", "sort_key", "quantity", "order_de", "order_en", "order_ru", "row_id"],
        part_place: ["part_set", "id", "sort_key"],
      },
      unique: { part_of_set_by_id: ["part_set", "id"], part_of_set_by_number: ["part_set", "partnumber"] },
    },
  ),
  counter: table({ name: text<"part">().key(), value: integer(0) }),
  import: table({
    id: id(),
    created_at: text(""),
    spare_id: integer(),
    added: integer(0),
    updated: integer(0),
    unchanged: integer(0),
    removed: integer(0),
    /** Set built by the import; identifies its rows in `import_part`. */
    part_set: integer(0),
    undone_at: text().orNull(),
    /** Id of the first added part; the others follow without gaps. */
    first_added: integer(0),
    /** 1 while the import can be undone: it is the latest of its group, and what it removed is still stored. */
    undoable: integer(0),
    /** Name of the uploaded file. */
    file: text(""),
  }),
  /** A part as it was before an import removed or changed it. */
  import_part: table(
    {
      part_set: integer(),
      id: integer(),
      change: text<"removed" | "changed">(),
      version: integer(),
      quantity: integer(),
      partnumber: text(),
      subst_part: text(),
      description_de: text(),
      description_en: text(),
      description_ru: text(),
    },
    { key: ["part_set", "change", "id"] },
  ),
  /** Progress of a running import, by the name its client chose. */
  import_run: table({
    name: text().key(),
    spare_id: integer(),
    phase: text<"waiting" | "reading" | "comparing" | "writing">(),
    done: integer(),
    total: integer(),
    created_at: text(),
  }),
  /** Field that each column of imported sheets was mapped to. */
  sheet_columns: table({
    shape: text().key(),
    /** JSON: field per column position, such as "#3". */
    columns: text(),
    used_at: text(),
  }),
  /** Group that a name in imported sheets stands for. */
  sheet_group: table({
    name: text().key(),
    spare_id: integer(),
    used_at: text(),
  }),
}
