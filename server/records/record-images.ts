import type { Image, ImageTexts } from "#contract/image.ts"
import { localizedNames } from "#contract/localized.ts"
import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages, orderImages, patchImage } from "#server/media/image-store.ts"
import { updateRecord } from "./change-record.ts"
import type { Pictured, RecordDefinition, RecordId } from "./define-record.ts"
import { moveImagesToTrash, putImagesInTrash } from "./trash-store.ts"

interface ImageTarget {
  caller: Caller
  definition: RecordDefinition<Pictured>
  id: RecordId
  /** Version of the record that the caller has seen; null skips the check. */
  expected: number | null
}

/** Appends an uploaded image; on a record that holds one image, replaces it. Returns the record. */
export async function addImage(
  { caller, definition, id, expected }: ImageTarget,
  upload: Uint8Array,
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

/** Changes the texts and the focal point of one image at one record; the same picture at another record keeps its own. */
export async function describeImage(
  { caller, definition, id, expected }: ImageTarget,
  imageId: number,
  texts: ImageTexts,
): Promise<Pictured> {
  return updateRecord(caller, definition, id, { expected, event: "image_described" }, async (trx, { image_list }) => {
    const image = existing(image_list.find((candidate) => candidate.id === imageId))
    const names = ([...localizedNames("alt"), "decorative", "focus"] as const).filter(
      (name) => texts[name] !== undefined && texts[name] !== image[name],
    )
    if (names.length === 0) return null
    await patchImage(trx, imageId, Object.fromEntries(names.map((name) => [name, texts[name]])))
    return {}
  })
}

/** Puts images into the order of `paths`; images not named follow in their present order. */
export async function reorderImages(
  { caller, definition, id, expected }: ImageTarget,
  paths: readonly string[],
): Promise<Pictured> {
  return updateRecord(caller, definition, id, { expected, event: "images_ordered" }, async (trx, { image_list }) => {
    const rank = ({ path }: Image) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
    const ordered = image_list.toSorted((left, right) => rank(left) - rank(right))
    if (ordered.every((image, index) => image === image_list[index])) return null
    await orderImages(trx, idsOf(ordered))
    return {}
  })
}

/** Removes the image stored under exactly this path at this record; otherwise throws `not_found`. */
export async function deleteImage({ caller, definition, id, expected }: ImageTarget, path: string): Promise<Pictured> {
  return updateRecord(caller, definition, id, { expected, event: "image_removed" }, async (trx, { image_list }) => {
    await moveImagesToTrash(trx, caller, [existing(image_list.find((image) => image.path === path)).id])
    return {}
  })
}
