import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** What pages say of pictures, in an index of its own: in the rows it lies behind the pictures themselves, whose megabytes would have to be walked through. */
export const createPictureFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("picture_facts")
      .on("picture")
      .columns(["hash", "extension", "width", "height", "sizes"])
      .execute()
  },
}
