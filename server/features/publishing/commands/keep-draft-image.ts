import type { Image } from "#contract/image.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addDraftImage } from "#server/media/draft-images.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"

/** Stores an uploaded picture until a draft or patch names it. */
export async function keepDraftImage(
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  upload: Uint8Array,
): Promise<Image> {
  const { app } = caller
  const definition = app.records[kind]
  if (!definition.images) throw new AppError("not_found")
  const picture = await acceptImage(upload)
  const image = await app.db.transaction().execute(async (trx) => {
    await existingRecord(trx, definition, id)
    return addDraftImage(trx, kind, id, picture, app.clock().toISOString())
  })
  if (!image) throw new AppError("not_found")
  app.sizes.resume()
  return image
}
