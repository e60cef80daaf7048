import type { Service, ServiceInput } from "#contract/service.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { cleanTexts } from "#server/rich-text/clean.ts"
import { findService, insertService } from "../store.ts"

/** Creates a service with at least one image; nothing is stored when one of the images is refused. */
export async function createService(
  app: AppContext,
  input: ServiceInput,
  uploads: readonly Uint8Array[],
): Promise<Service> {
  if (uploads.length === 0)
    throw new AppError("invalid", { detail: "Please select a file first!", errors: [fieldError("images", "required")] })
  const pictures = await Promise.all(uploads.map(acceptImage))
  const now = app.clock().toISOString()
  const service = await app.db.transaction().execute(async (trx) => {
    const id = await insertService(trx, cleanTexts(input), now)
    await addImages(trx, "service", id, pictures, now)
    await moveContentVersion(trx)
    return findService(trx, id)
  })
  app.sizes.wake()
  if (!service) throw new AppError("not_found")
  return service
}
