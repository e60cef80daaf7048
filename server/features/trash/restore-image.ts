import type { Image } from "#contract/image.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ImageOwner } from "#server/db/schema.ts"
import { putImagesInTrash } from "#server/media/trash-images.ts"
import { inTheWay } from "./in-the-way.ts"
import { recordTables } from "./record-tables.ts"

interface DeletedImage extends Pick<Image, "alt_de" | "alt_en" | "alt_ru" | "version"> {
  owner_kind: ImageOwner
  owner_id: string
  position: number
  hash: string
  created_at: string
}

const single: readonly ImageOwner[] = ["property", "category", "partner", "page-part"]

/** Brings an image back to its record; where that has one only, the present one changes places with it. */
export async function restoreImage(
  db: Database,
  app: Pick<AppContext, "clock" | "actor">,
  image: DeletedImage,
): Promise<void> {
  const { owner_kind, owner_id } = image
  const table = owner_kind === "page" ? null : recordTables[owner_kind]
  if (table && !(await isLiving(db, table, Number(owner_id))))
    throw inTheWay("record_deleted", "Restore the record that the image belongs to first")
  if (single.includes(owner_kind)) await putImagesInTrash(db, app, owner_kind, owner_id)
  await db.insertInto("image").values(image).execute()
}

async function isLiving(
  db: Database,
  table: (typeof recordTables)[Exclude<ImageOwner, "page">],
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom(table as "service")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row !== undefined
}
