import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { ImageOwner } from "#server/db/schema.ts"
import type { Image } from "#contract/image.ts"
import { acceptImage } from "./accept-image.ts"
import { addImages } from "./add-images.ts"
import { listImages, orderImages, removeImage } from "./image-store.ts"
import { putImagesInTrash } from "./trash-images.ts"

/**
 * Adds one uploaded image to a record, at the end or in place of those it has, which go to the trash; returns it. Whether the record exists is the
 * caller's to check.
 */
export async function addUploadedImage(
  app: AppContext,
  kind: ImageOwner,
  owner: number | string,
  upload: Uint8Array,
  mode: "append" | "replace" = "append",
): Promise<Image> {
  const picture = await acceptImage(upload)
  const now = app.clock().toISOString()
  const list = await app.db.transaction().execute(async (trx) => {
    if (mode === "replace") await putImagesInTrash(trx, app, kind, owner)
    await addImages(trx, kind, owner, [picture], now)
    await moveContentVersion(trx)
    return (await listImages(trx, kind, [owner])).get(String(owner)) ?? []
  })
  app.sizes.wake()
  const added = list.at(-1)
  if (!added) throw new AppError("not_found")
  return added
}

/** Removes the image that is stored under exactly this path at this very record; anything else is `not_found`. */
export async function deleteImage(
  app: AppContext,
  kind: ImageOwner,
  owner: number | string,
  path: string,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const removed = await removeImage(trx, kind, owner, path)
    if (!removed) throw new AppError("not_found")
    await putInTrash(trx, app, { kind: "image", id: removed.id, title: removed.alt_de, data: removed })
    await moveContentVersion(trx)
  })
}

export async function reorderImages(
  app: AppContext,
  kind: ImageOwner,
  owner: number | string,
  paths: readonly string[],
): Promise<Image[]> {
  return app.db.transaction().execute(async (trx) => {
    await orderImages(trx, kind, owner, paths)
    await moveContentVersion(trx)
    return (await listImages(trx, kind, [owner])).get(String(owner)) ?? []
  })
}
