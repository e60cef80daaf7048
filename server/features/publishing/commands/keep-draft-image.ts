import type { Image } from "#contract/image.ts"
import type { PublishedKind } from "#contract/publishing.ts"
import { AppError, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addDraftImage, copyToDraft } from "#server/media/draft-images.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"

/** Stores an uploaded picture until a draft or patch names it. */
export async function keepDraftImage(
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  upload: Uint8Array,
): Promise<Image> {
  const picture = await acceptImage(upload)
  const image = await addTo(caller, kind, id, (trx, now) => addDraftImage(trx, kind, id, picture, now))
  caller.app.sizes.resume()
  return image
}

/** Adds a stored picture, with the texts and the focal point of its latest use, until a draft or patch names it. */
export const keepStoredPicture = (caller: Caller, kind: PublishedKind, id: RecordId, hash: string): Promise<Image> =>
  addTo(caller, kind, id, (trx, now) => copyToDraft(trx, kind, id, hash, now))

async function addTo(
  { app }: Caller,
  kind: PublishedKind,
  id: RecordId,
  add: (trx: Database, now: string) => Promise<Image | undefined>,
): Promise<Image> {
  const definition = app.records[kind]
  if (!definition.images) throw new AppError("not_found")
  const image = await app.db.transaction().execute(async (trx) => {
    await existingRecord(trx, definition, id)
    return add(trx, app.clock().toISOString())
  })
  return existing(image)
}
