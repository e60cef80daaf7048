import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { removeImage } from "#server/media/image-store.ts"
import { updateRecord } from "./change-record.ts"
import type { Pictured, RecordDefinition, RecordId } from "./define-record.ts"
import { addImagesToTrash } from "./trash-images.ts"

/** Removes the image stored under exactly this path at this record; otherwise throws `not_found`. */
export async function deleteImage(
  caller: Caller,
  definition: RecordDefinition<Pictured>,
  id: RecordId,
  path: string,
  expected: number | null,
): Promise<Pictured> {
  return updateRecord(caller, definition, id, { expected, event: "image_removed" }, async (trx) => {
    const removed = existing(await removeImage(trx, definition.kind, id, path))
    await addImagesToTrash(trx, caller, [removed])
    return {}
  })
}
