import type { ProductProperty, PropertyPatch } from "#contract/product.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import { addImages } from "#server/media/add-images.ts"
import { putImagesInTrash } from "#server/media/trash-images.ts"
import { checkReferences } from "#server/records/check-references.ts"
import { cleanRichText, plainTitle } from "#server/rich-text/clean.ts"
import { findProductRecord, findProperty, insertProperty, placeProperties, updatePropertyRow } from "../store.ts"

/** Adds a property with its image to a product; an unknown product is `invalid`. */
export async function addProperty(
  app: AppContext,
  input: { product_id: number; description: string },
  upload: Uint8Array,
): Promise<ProductProperty> {
  const picture = await acceptImage(upload)
  const now = app.clock().toISOString()
  const property = await app.db.transaction().execute(async (trx) => {
    await checkReferences(trx, [{ path: "product_id", table: "product", id: input.product_id }])
    const id = await insertProperty(trx, input.product_id, cleanRichText(input.description), now)
    await addImages(trx, "property", id, [picture], now)
    await moveContentVersion(trx)
    return existing(trx, id)
  })
  app.sizes.wake()
  return property
}

/** Changes a property's description and, when an image comes with it, replaces the image, which goes to the trash. */
export async function updateProperty(
  app: AppContext,
  id: number,
  { description }: PropertyPatch,
  upload: Uint8Array | null,
  expected: number | null,
): Promise<ProductProperty> {
  const pictures = upload ? [await acceptImage(upload)] : []
  const now = app.clock().toISOString()
  const property = await app.db.transaction().execute(async (trx) => {
    const before = await existing(trx, id)
    checkVersion(expected, before)
    await keepVersion(trx, app, "property", id, before)
    await updatePropertyRow(trx, id, {
      updated_at: now,
      ...(description === undefined ? {} : { description: cleanRichText(description) }),
    })
    if (pictures.length > 0) await putImagesInTrash(trx, app, "property", id, plainTitle(before.description))
    await addImages(trx, "property", id, pictures, now)
    await moveContentVersion(trx)
    return existing(trx, id)
  })
  app.sizes.wake()
  return property
}

/**
 * Puts a product's properties in the order of `ids`; those that are not named keep their order behind them. Rejects with
 * `not_found`, or `invalid` for an id that is no property of this product.
 */
export async function orderProperties(
  app: AppContext,
  productId: number,
  ids: readonly number[],
): Promise<ProductProperty[]> {
  return app.db.transaction().execute(async (trx) => {
    const product = await findProductRecord(trx, productId)
    if (!product) throw new AppError("not_found")
    const unknown = ids.flatMap((id, at) => (product.property.some((own) => own.id === id) ? [] : [at]))
    if (unknown.length > 0)
      throw new AppError("invalid", { errors: unknown.map((at) => fieldError(`ids.${at}`, "invalid")) })
    const rank = ({ id }: ProductProperty) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
    const ordered = product.property.toSorted((one, other) => rank(one) - rank(other))
    await placeProperties(
      trx,
      ordered.map(({ id }) => id),
    )
    await moveContentVersion(trx)
    return ordered
  })
}

export async function deleteProperty(app: AppContext, id: number, expected: number | null): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const property = await existing(trx, id)
    checkVersion(expected, property)
    await updatePropertyRow(trx, id, { deleted_at: app.clock().toISOString() })
    const product = await findProductRecord(trx, property.product_id)
    const title = [product?.title, plainTitle(property.description)].filter(Boolean).join(": ")
    await putInTrash(trx, app, { kind: "property", id, title })
    await moveContentVersion(trx)
  })
}

async function existing(db: Database, id: number): Promise<ProductProperty> {
  const property = await findProperty(db, id)
  if (!property) throw new AppError("not_found")
  return property
}
