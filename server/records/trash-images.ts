import type { Changer } from "#server/changer.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { addToTrash } from "./trash-store.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

/**
 * Moves a record's images to the trash, under `title` or their own text, because another replaces them. Auditing the
 * replacement is the caller's task.
 */
export async function putImagesInTrash(
  db: Database,
  changer: Changer,
  kind: RecordKind,
  owner: number | string,
  title = "",
): Promise<void> {
  const removed = await db
    .deleteFrom("image")
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(owner))
    .returningAll()
    .execute()
  await addImagesToTrash(db, changer, removed, title)
}

/** Adds trash entries for images that were removed. */
export async function addImagesToTrash(
  db: Database,
  changer: Changer,
  images: readonly TableRow<"image">[],
  title = "",
): Promise<void> {
  if (images.length === 0) return
  const entries = images.map((image) => ({
    kind: "image" as const,
    id: image.id,
    title: image.alt_de || title,
    data: image,
  }))
  await addToTrash(db, changer, entries)
}
