import type { ProductProperty } from "#contract/product.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { productRecord } from "../record.ts"

/**
 * Puts a product's properties in the order of `ids`; those that it does not name follow in their present order. Throws
 * `not_found`, or `invalid` for an id that is no property of this product.
 */
export async function orderProperties(
  { app }: Caller,
  productId: number,
  ids: readonly number[],
): Promise<ProductProperty[]> {
  return app.db.transaction().execute(async (trx) => {
    const { property } = await existingRecord(trx, productRecord, productId)
    const unknown = ids.flatMap((id, at) => (property.some((own) => own.id === id) ? [] : [at]))
    if (unknown.length > 0)
      throw new AppError("invalid", { errors: unknown.map((at) => fieldError(`ids.${at}`, "invalid")) })
    const rank = ({ id }: ProductProperty) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
    const ordered = property.toSorted((one, other) => rank(one) - rank(other))
    // Versions stay: an order concerns the list, not what a property says.
    for (const [index, { id }] of ordered.entries())
      await trx
        .updateTable("product_property")
        .set({ position: index + 1 })
        .where("id", "=", id)
        .execute()
    await bumpContentVersion(trx)
    return ordered
  })
}
