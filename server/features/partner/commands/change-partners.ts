import type { Language } from "#contract/language.ts"
import type { Partner, PartnerInput, PartnerPatch } from "#contract/partner.ts"
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
import { putImagesInTrash } from "#server/media/trash-images.ts"
import { cleanTexts, plainTitle } from "#server/rich-text/clean.ts"
import { insertPartner, listPartnerRecords, updatePartnerRow } from "../store.ts"

export async function createPartner(app: AppContext, input: PartnerInput, upload: Uint8Array): Promise<Partner> {
  const picture = await acceptImage(upload)
  const now = app.clock().toISOString()
  const partner = await app.db.transaction().execute(async (trx) => {
    const id = await insertPartner(trx, cleanTexts(input), now)
    await addImages(trx, "partner", id, [picture], now)
    await moveContentVersion(trx)
    return existingPartner(trx, id)
  })
  app.sizes.wake()
  return partner
}

/** Changes the texts that the patch names and, when an image comes with it, replaces the image, which goes to the trash. */
export async function updatePartner(
  app: AppContext,
  id: number,
  patch: PartnerPatch,
  upload: Uint8Array | null,
  expected: number | null,
): Promise<Partner> {
  const pictures = upload ? [await acceptImage(upload)] : []
  const now = app.clock().toISOString()
  const partner = await app.db.transaction().execute(async (trx) => {
    const before = await existingPartner(trx, id)
    checkVersion(expected, before)
    await keepVersion(trx, app, "partner", id, before)
    const change = withoutUndefined(cleanTexts(patch))
    await updatePartnerRow(trx, id, { ...change, ...changedLanguages(change, { ...before }, now), updated_at: now })
    if (pictures.length > 0) await putImagesInTrash(trx, app, "partner", id, plainTitle(before.text_de))
    await addImages(trx, "partner", id, pictures, now)
    await moveContentVersion(trx)
    return existingPartner(trx, id)
  })
  app.sizes.wake()
  return partner
}

/** Notes that a language's text is up to date with the German one although its words stay; throws `not_found` or `stale`. */
export async function markPartnerCurrent(
  app: AppContext,
  id: number,
  language: Language,
  expected: number | null,
): Promise<Partner> {
  return app.db.transaction().execute(async (trx) => {
    checkVersion(expected, await existingPartner(trx, id))
    await updatePartnerRow(trx, id, { [`updated_at_${language}`]: app.clock().toISOString() })
    return existingPartner(trx, id)
  })
}

export async function deletePartner(app: AppContext, id: number, expected: number | null): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const partner = await existingPartner(trx, id)
    checkVersion(expected, partner)
    await updatePartnerRow(trx, id, { deleted_at: app.clock().toISOString() })
    await putInTrash(trx, app, { kind: "partner", id, title: plainTitle(partner.text_de) })
    await moveContentVersion(trx)
  })
}

/** One partner; throws `not_found`. */
export async function existingPartner(db: Database, id: number): Promise<Partner> {
  const [partner] = await listPartnerRecords(db, id)
  if (!partner) throw new AppError("not_found")
  return partner
}
