import type { SpareInput, SpareSummary } from "#contract/spare.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { cleanTexts } from "#server/rich-text/clean.ts"
import { findSpare, insertSpare } from "../store.ts"

/** Creates a spare-part group without parts; nothing is stored when one of the images is refused. */
export async function createSpare(
  app: AppContext,
  input: SpareInput,
  uploads: readonly Uint8Array[],
): Promise<SpareSummary> {
  const pictures = await Promise.all(uploads.map(acceptImage))
  const now = app.clock().toISOString()
  const spare = await app.db.transaction().execute(async (trx) => {
    const id = await insertSpare(trx, cleanTexts(input), now)
    await addImages(trx, "spare", id, pictures, now)
    await moveContentVersion(trx)
    return findSpare(trx, id)
  })
  app.sizes.wake()
  if (!spare) throw new AppError("not_found")
  return spare
}
