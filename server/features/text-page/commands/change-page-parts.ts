import type { PagePart, PagePartInput, PagePartPatch, TextPageLink } from "#contract/text-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { cleanTexts, plainTitle } from "#server/rich-text/clean.ts"
import { findPagePart, insertPagePart, updatePagePart } from "../part-store.ts"

/** Adds a part, with or without an image, at the end of a page. */
export async function addPagePart(
  app: AppContext,
  link: TextPageLink,
  input: PagePartInput,
  upload: Uint8Array | null,
): Promise<PagePart> {
  const pictures = upload ? [await acceptImage(upload)] : []
  const now = app.clock().toISOString()
  const part = await app.db.transaction().execute(async (trx) => {
    const id = await insertPagePart(trx, link, cleanTexts(input), now)
    await addImages(trx, "page-part", id, pictures, now)
    await moveContentVersion(trx)
    return existing(trx, id)
  })
  app.sizes.wake()
  return part
}

/** Changes the descriptions that the patch names; throws `not_found`, or `stale` with the part as it stands. */
export async function changePagePart(
  app: AppContext,
  id: number,
  patch: PagePartPatch,
  expected: number | null,
): Promise<PagePart> {
  return app.db.transaction().execute(async (trx) => {
    const before = await existing(trx, id)
    checkVersion(expected, before)
    await keepVersion(trx, app, "page-part", id, before)
    await updatePagePart(trx, id, cleanTexts(patch), app.clock().toISOString())
    await moveContentVersion(trx)
    return existing(trx, id)
  })
}

/** Deletes a part of that very page. */
export async function deletePagePart(
  app: AppContext,
  id: number,
  link: string,
  expected: number | null,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const part = await existing(trx, id)
    if (part.page_id !== link) throw new AppError("not_found")
    checkVersion(expected, part)
    const now = app.clock().toISOString()
    await updatePagePart(trx, id, { deleted_at: now }, now)
    await putInTrash(trx, app, { kind: "page-part", id, title: plainTitle(part.description_de) })
    await moveContentVersion(trx)
  })
}

async function existing(db: Database, id: number): Promise<PagePart> {
  const part = await findPagePart(db, id)
  if (!part) throw new AppError("not_found")
  return part
}
