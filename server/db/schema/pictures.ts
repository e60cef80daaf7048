import type { RecordKind } from "#contract/record-constants.ts"
import { blob, id, integer, localizedTexts, table, text } from "../declare-table.ts"

export const pictureTables = {
  image: table(
    {
      id: id(),
      /** "draft" before publication; `owner_id` is then the record's kind and id: "service:3". */
      owner_kind: text<RecordKind | "draft">(""),
      owner_id: text(""),
      position: integer(0),
      hash: text(""),
      ...localizedTexts("alt"),
      /** 1 for a decorative image, which screen readers skip. */
      decorative: integer(0),
      /** Cell of the focal grid, counted row by row; at first its centre. */
      focus: integer(12),
      version: integer(1),
      created_at: text(""),
    },
    { indexes: { image_by_hash: ["hash"], image_of_owner: ["owner_kind", "owner_id", "position"] } },
  ),
  picture: table(
    {
      hash: text().key(),
      extension: text<"jpg" | "png">(""),
      width: integer(0),
      height: integer(0),
      /** JSON: available widths, by format. */
      sizes: text(""),
      /** 1 while sizes are still to be made, else 0; 2 when making them failed. */
      pending: integer(0),
      created_at: text(""),
      /** When another picture replaced it everywhere; until it is purged this can be undone. */
      replaced_at: text(""),
      bytes: blob(),
    },
    { indexes: { picture_facts: ["hash", "extension", "width", "height", "sizes"] } },
  ),
  picture_size: table(
    {
      hash: text(),
      width: integer(),
      format: text<"avif" | "webp" | "jpg" | "png" | "og">(),
      bytes: blob(),
    },
    { key: ["hash", "width", "format"] },
  ),
}
