import type { Caller } from "#server/caller.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { updateRecord } from "./change-record.ts"
import type { Pictured, RecordDefinition, RecordId } from "./define-record.ts"
import { putImagesInTrash } from "./trash-images.ts"

/** Appends an uploaded image; on a record that holds one image, replaces it. Returns the record. */
export async function addImage(
  caller: Caller,
  definition: RecordDefinition<Pictured>,
  id: RecordId,
  upload: Uint8Array,
  expected: number | null,
): Promise<Pictured> {
  const picture = await acceptImage(upload)
  const record = await updateRecord(caller, definition, id, { expected, event: "image_added" }, async (trx, before) => {
    if (!definition.images?.many) await putImagesInTrash(trx, caller, definition.kind, id, definition.title(before))
    await addImages(trx, definition.kind, id, [picture], caller.app.clock().toISOString())
    return {}
  })
  caller.app.sizes.resume()
  return record
}
