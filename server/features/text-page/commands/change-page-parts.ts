import type { Language } from "#contract/language.ts"
import type { PagePart, PagePartInput, PagePartPatch, TextPageLink } from "#contract/text-page.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { changedLanguages } from "#server/db/changed-languages.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
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
    return existingPagePart(trx, id)
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
    const before = await existingPagePart(trx, id)
    checkVersion(expected, before)
    await keepVersion(trx, app, "page-part", id, before)
    const now = app.clock().toISOString()
    const change = withoutUndefined(cleanTexts(patch))
    await updatePagePart(trx, id, { ...change, ...changedLanguages(change, { ...before }, now), updated_at: now })
    await moveContentVersion(trx)
    return existingPagePart(trx, id)
  })
}

/** Notes that a language's description is up to date with the German one although its words stay; throws `not_found` or `stale`. */
export async function markPagePartCurrent(
  app: AppContext,
  id: number,
  language: Language,
  expected: number | null,
): Promise<PagePart> {
  return app.db.transaction().execute(async (trx) => {
    checkVersion(expected, await existingPagePart(trx, id))
    await updatePagePart(trx, id, { [`updated_at_${language}`]: app.clock().toISOString() })
    return existingPagePart(trx, id)
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
    const part = await existingPagePart(trx, id)
    if (part.page_id !== link) throw new AppError("not_found")
    checkVersion(expected, part)
    const now = app.clock().toISOString()
    await updatePagePart(trx, id, { deleted_at: now, updated_at: now })
    await putInTrash(trx, app, { kind: "page-part", id, title: plainTitle(part.description_de) })
    await moveContentVersion(trx)
  })
}

/** One part of a page; throws `not_found`. */
export async function existingPagePart(db: Database, id: number): Promise<PagePart> {
  const part = await findPagePart(db, id)
  if (!part) throw new AppError("not_found")
  return part
}
