import type { Database } from "#server/db/dialects/database.ts"
import { isInScope } from "#server/records/visibility.ts"
import type { ReadScope } from "#server/records/read-scope.ts"

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
export async function moveProducts(trx: Database, from: number, to: number | null): Promise<number[]> {
  const rows = await trx
    .updateTable("product")
    .set((eb) => ({ category_id: to, version: eb("version", "+", 1) }))
    .where("category_id", "=", from)
    .returning("id")
    .execute()
  return rows.map((row) => row.id)
}

/** Returns products to a restored category, unless they were moved since its deletion. */
export async function rejoinProducts(
  trx: Database,
  id: number,
  products: readonly number[],
  movedTo: number | null,
): Promise<void> {
  if (products.length === 0) return
  await trx
    .updateTable("product")
    .set((eb) => ({ category_id: id, version: eb("version", "+", 1) }))
    .where("id", "in", products)
    .where("category_id", movedTo === null ? "is" : "=", movedTo)
    .execute()
}
