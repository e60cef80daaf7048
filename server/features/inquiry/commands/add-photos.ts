import type { InquiryReceipt } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid, tooManyFiles } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { insertSentFiles } from "#server/db/sent-file-store.ts"
import { consumeStorage } from "#server/limits/consume-storage.ts"
import { withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import type { SentFile } from "#server/sent-file.ts"
import { acceptPhoto } from "../accept-photo.ts"
import { makeSecret, readSecretOf } from "../private-link.ts"
import { findInquiry } from "../store.ts"

const goodForMs = 7 * 86_400_000

/** Returns the key by which the sender of an inquiry may add photos to it for a week. */
export const makePhotosKey = (db: Database, id: number): Promise<string> => makeSecret(db, id, "photos of inquiry")

/**
 * Adds photos to the inquiry of a key, so that sending it need not wait for them; once per Idempotency-Key. Throws
 * `not_found` for an unknown or old key, `invalid` with `too_many_files` for more than five of one inquiry, and
 * `wrong_type` or `too_large` with index and name.
 */
export async function addPhotos(
  app: AppContext,
  photosKey: string,
  files: readonly SentFile[],
  key: string | null,
): Promise<InquiryReceipt> {
  if (files.length === 0) throw invalid("photos", "required")
  const photos = files.map((file, index) => acceptPhoto(file, index))
  return withIdempotencyKey(app, { call: `photos ${photosKey}`, key, sent: null, files }, async (trx) => {
    const now = app.clock()
    const id = await readSecretOf(trx, photosKey, "photos of inquiry")
    const inquiry = id === null ? null : await findInquiry(trx, id, now)
    if (!inquiry || now.getTime() - Date.parse(inquiry.created_at) > goodForMs) throw new AppError("not_found")
    const before = inquiry.photos.length
    if (before + photos.length > limits.photos) throw tooManyFiles("photos", limits.photos)
    const isFull = (await consumeStorage(trx, app, inquiry.verified, photos)) > 0
    const kept = isFull ? photos.map(({ name }) => ({ name, bytes: new Uint8Array() })) : photos
    await insertSentFiles(trx, "request_file", inquiry.id, kept, before)
    await trx
      .updateTable("request")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", inquiry.id)
      .execute()
    return { id: inquiry.id, reference: inquiry.reference, ...(isFull ? { photos_left_out: true } : {}) }
  })
}
