import type { Image, ImageTexts } from "#contract/image.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { orderImages, patchImage, removeImage } from "#server/media/image-store.ts"
import { putImagesInTrash } from "./trash-images.ts"
import { updateRecord } from "./change-record.ts"
import type { RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { putInTrash } from "./trash-store.ts"

/** A record that carries images; each of its image calls moves the record's version and writes its history. */
export interface Pictured extends ShownRecord {
  image_list: Image[]
}
type Definition = RecordDefinition<Pictured>

/** Adds an uploaded image behind the others; where a record has one only, the new one replaces it. Returns the record. */
export async function addImage(
  app: AppContext,
  definition: Definition,
  id: RecordId,
  upload: Uint8Array,
  expected: number | null,
): Promise<Pictured> {
  const picture = await acceptImage(upload)
  const record = await updateRecord(app, definition, id, expected, async (trx, before) => {
    if (!definition.images?.many) await putImagesInTrash(trx, app, definition.kind, id, definition.title(before))
    await addImages(trx, definition.kind, id, [picture], app.clock().toISOString())
    return {}
  })
  app.sizes.wake()
  return record
}

/** Removes the image that is stored under exactly this path at this very record; anything else is `not_found`. */
export async function deleteImage(
  app: AppContext,
  definition: Definition,
  id: RecordId,
  path: string,
  expected: number | null,
): Promise<Pictured> {
  return updateRecord(app, definition, id, expected, async (trx) => {
    const removed = await removeImage(trx, definition.kind, id, path)
    if (!removed) throw new AppError("not_found")
    await putInTrash(trx, app, { kind: "image", id: removed.id, title: removed.alt_de, data: removed })
    return {}
  })
}

/** Puts images in the order of `paths`; images that it does not name follow in their present order. */
export async function reorderImages(
  app: AppContext,
  definition: Definition,
  id: RecordId,
  paths: readonly string[],
  expected: number | null,
): Promise<Pictured> {
  return updateRecord(app, definition, id, expected, async (trx, { image_list }) => {
    const rank = ({ path }: Image) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
    const ordered = image_list.toSorted((one, other) => rank(one) - rank(other))
    if (ordered.every((image, index) => image === image_list[index])) return null
    await orderImages(
      trx,
      ordered.map((image) => image.id),
    )
    return {}
  })
}

/** Changes the alternative texts of one image at one record; the same picture at another record keeps its own. */
export async function describeImage(
  app: AppContext,
  definition: Definition,
  id: RecordId,
  imageId: number,
  texts: ImageTexts,
  expected: number | null,
): Promise<Pictured> {
  return updateRecord(app, definition, id, expected, async (trx, { image_list }) => {
    const image = image_list.find((one) => one.id === imageId)
    if (!image) throw new AppError("not_found")
    const names = (["alt_de", "alt_en", "alt_ru"] as const).filter(
      (name) => texts[name] !== undefined && texts[name] !== image[name],
    )
    if (names.length === 0) return null
    await patchImage(trx, imageId, Object.fromEntries(names.map((name) => [name, texts[name]])))
    return {}
  })
}
