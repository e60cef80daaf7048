import type { Database } from "#server/db/dialects/database.ts"
import type { ReadScope, RecordChanger, RecordDefinition, ShownRecord } from "#server/records/define-record.ts"
import { recordVersions } from "#server/records/history-store.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { isInScope } from "#server/records/visibility.ts"

/** Returns the number of active or visible products by category. */
export async function countProducts(db: Database, scope: ReadScope): Promise<Map<number | null, number>> {
  const counts = await db
    .selectFrom("product")
    .select(["category_id", (eb) => eb.fn.countAll().as("count")])
    .where(isInScope("product", scope))
    .groupBy("category_id")
    .execute()
  return new Map(counts.map(({ category_id, count }) => [category_id, Number(count)]))
}

/** Moves the products of a category to another one, or to none; returns the ids of the moved ones. */
export async function moveProducts(
  trx: Database,
  changer: RecordChanger,
  from: number,
  to: number | null,
): Promise<number[]> {
  const rows = await trx.selectFrom("product").select("id").where("category_id", "=", from).execute()
  const ids = rows.map((row) => row.id)
  await setCategory(trx, changer, ids, to)
  return ids
}

/** Returns products to a restored category, unless they were moved since its deletion. */
export async function rejoinProducts(
  trx: Database,
  changer: RecordChanger,
  id: number,
  { products, movedTo }: { products: readonly number[]; movedTo: number | null },
): Promise<void> {
  if (products.length === 0) return
  const rows = await trx
    .selectFrom("product")
    .select("id")
    .where("id", "in", products)
    .where("category_id", movedTo === null ? "is" : "=", movedTo)
    .execute()
  await setCategory(
    trx,
    changer,
    rows.map((row) => row.id),
    id,
  )
}

/** Sets the category of products and stores their former versions, which the audit entry of the category covers. */
async function setCategory(
  trx: Database,
  changer: RecordChanger,
  ids: readonly number[],
  to: number | null,
): Promise<void> {
  if (ids.length === 0) return
  const product = changer.app.records.product as RecordDefinition<ShownRecord & { id: number }>
  const active = await listOwnFields(trx, product, { id: ids }, "edited")
  const changes = active.map((before) => ({ recordId: before.id, title: product.title(before), before }))
  await recordVersions(trx, changer, { kind: product.kind, patch: product.patch, event: "" }, changes)
  const updated_at = changer.app.clock().toISOString()
  await trx
    .updateTable("product")
    .set((eb) => ({ category_id: to, updated_at, version: eb("version", "+", 1) }))
    .where("id", "in", ids)
    .execute()
}
