import type { Product, ProductInput, ProductPatch } from "#contract/product.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { checkReferences } from "#server/records/check-references.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { cleanTexts } from "#server/rich-text/clean.ts"
import { findProductRecord, insertProduct, listFamily, updateProductRow } from "../store.ts"
import { copyProduct } from "./copy-product.ts"
import { checkFamily } from "./check-family.ts"

/**
 * Creates a product, tied to its counterpart in another language where `translation_of` names one, with copies of the images and
 * properties of the product that `copy_from` names; the uploads follow behind.
 */
export async function createProduct(
  app: AppContext,
  { copy_from, ...input }: ProductInput,
  uploads: readonly Uint8Array[],
): Promise<Product> {
  const pictures = await Promise.all(uploads.map(acceptImage))
  const now = app.clock().toISOString()
  const product = await app.db.transaction().execute(async (trx) => {
    await checkReferences(trx, [{ path: "category_id", table: "category", id: input.category_id }])
    const translation_of = await checkFamily(trx, { id: null, lang: input.lang, translation_of: input.translation_of })
    const id = await insertProduct(trx, { ...cleanTexts(input), translation_of }, now)
    if (copy_from !== null) await copyProduct(trx, copy_from, id, now)
    await addImages(trx, "product", id, pictures, now)
    await moveContentVersion(trx)
    return existing(trx, id)
  })
  app.sizes.wake()
  return product
}

/** Changes the fields that the patch names; throws `not_found`, `stale`, or `conflict` for a second record of one language. */
export async function updateProduct(
  app: AppContext,
  id: number,
  patch: ProductPatch,
  expected: number | null,
): Promise<Product> {
  return app.db.transaction().execute(async (trx) => {
    const before = await existing(trx, id)
    checkVersion(expected, before)
    await keepVersion(trx, app, "product", id, before)
    const change = withoutUndefined(cleanTexts(patch))
    if (change.category_id !== before.category_id)
      await checkReferences(trx, [{ path: "category_id", table: "category", id: change.category_id }])
    if (change.lang !== undefined || change.translation_of !== undefined)
      change.translation_of = await checkFamily(trx, {
        id,
        lang: change.lang ?? before.lang,
        translation_of: change.translation_of === undefined ? before.translation_of : change.translation_of,
      })
    await updateProductRow(trx, id, { ...change, updated_at: app.clock().toISOString() })
    await moveContentVersion(trx)
    return existing(trx, id)
  })
}

/** Takes a product off the site; when it was the first of its family, the next record takes that place. */
export async function deleteProduct(app: AppContext, id: number, expected: number | null): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const product = await existing(trx, id)
    checkVersion(expected, product)
    const [next, ...rest] = (await listFamily(trx, id)).filter((other) => other.id !== id)
    if (product.translation_of === null && next) {
      await updateProductRow(trx, next.id, { translation_of: null })
      for (const other of rest) await updateProductRow(trx, other.id, { translation_of: next.id })
    }
    await updateProductRow(trx, id, { deleted_at: app.clock().toISOString() })
    const data = { family: product.translation_of ?? next?.id ?? null }
    await putInTrash(trx, app, { kind: "product", id, title: `${product.title} (${product.lang})`, data })
    await moveContentVersion(trx)
  })
}

async function existing(db: Database, id: number): Promise<Product> {
  const product = await findProductRecord(db, id)
  if (!product) throw new AppError("not_found")
  return product
}
