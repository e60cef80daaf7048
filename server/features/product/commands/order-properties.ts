import type { ProductProperty } from "#contract/product.ts"
import type { Caller } from "#server/caller.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { writePositions } from "#server/records/order-records.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { propertyRecord } from "../property-record.ts"
import { productRecord } from "../record.ts"

/**
 * Puts a product's properties into the order of `ids`; unnamed ones follow in their present order. Throws `not_found`,
 * or `invalid` for an id of another product.
 */
export async function orderProperties(
  caller: Caller,
  productId: number,
  ids: readonly number[],
): Promise<ProductProperty[]> {
  return caller.app.db.transaction().execute(async (trx) => {
    const product = await existingRecord(trx, productRecord, productId)
    const { property } = product
    const unknown = ids.flatMap((id, at) => (property.some((own) => own.id === id) ? [] : [at]))
    if (unknown.length > 0)
      throw new AppError("invalid", { errors: unknown.map((at) => fieldError(`ids.${at}`, "invalid")) })
    const rank = ({ id }: ProductProperty) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
    const ordered = property.toSorted((one, other) => rank(one) - rank(other))
    await writePositions(
      trx,
      propertyRecord,
      { product_id: productId },
      ordered.map(({ id }) => id),
    )
    await bumpContentVersion(trx)
    const title = productRecord.title(product)
    await recordAudit(trx, caller, "properties_ordered", { kind: "product", id: productId, title })
    return ordered
  })
}
