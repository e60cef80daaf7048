import type { Image } from "#contract/image.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { orderImages } from "#server/media/image-store.ts"
import { updateRecord } from "./change-record.ts"
import type { Pictured, RecordDefinition, RecordId } from "./define-record.ts"

/** Puts images into the order of `paths`; images not named follow in their present order. */
export async function reorderImages(
  caller: Caller,
  definition: RecordDefinition<Pictured>,
  id: RecordId,
  paths: readonly string[],
  expected: number | null,
): Promise<Pictured> {
  return updateRecord(caller, definition, id, { expected, event: "images_ordered" }, async (trx, { image_list }) => {
    const rank = ({ path }: Image) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
    const ordered = image_list.toSorted((one, other) => rank(one) - rank(other))
    if (ordered.every((image, index) => image === image_list[index])) return null
    await orderImages(trx, idsOf(ordered))
    return {}
  })
}
