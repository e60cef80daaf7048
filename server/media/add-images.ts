import type { Database } from "#server/db/dialects/database.ts"
import type { AcceptedImage } from "./accept-image.ts"
import { type ImageOwner, appendImage } from "./image-store.ts"
import { storePicture } from "./picture-store.ts"

/** Stores pictures and appends them to a record's images. */
export async function addImages(
  db: Database,
  kind: ImageOwner,
  owner: number | string,
  pictures: readonly AcceptedImage[],
  now: string,
): Promise<void> {
  for (const picture of pictures) {
    await storePicture(db, picture, now)
    await appendImage(db, kind, owner, picture.hash, now)
  }
}
