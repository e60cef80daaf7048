import type { Part } from "#contract/part.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { TrashRow } from "#server/db/trash-store.ts"
import { existingNumbers, insertParts } from "#server/features/spare/part-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { findPartSet, noteParts } from "#server/features/spare/store.ts"
import { listFamily } from "#server/features/product/store.ts"
import { inTheWay } from "./in-the-way.ts"
import { type DeletedCategory, refillCategory } from "./refill-category.ts"
import { tableOf } from "./record-tables.ts"
import { restoreImage } from "./restore-image.ts"

const rowsPerStatement = 200

/** Brings a deleted record back; throws `conflict` when something has taken its place or what it belongs to is deleted itself. */
export async function restoreRecord(
  db: Database,
  app: Pick<AppContext, "clock" | "actor">,
  entry: TrashRow,
): Promise<void> {
  const data: unknown = JSON.parse(entry.data)
  if (entry.kind === "part") {
    const part = data as DeletedPart
    return restoreParts(db, part.spare_id, [part], app.clock().toISOString())
  }
  if (entry.kind === "image") return restoreImage(db, app, data as Parameters<typeof restoreImage>[2])
  const table = tableOf(entry.kind)
  if (!table) throw new AppError("not_found")
  if (entry.kind === "product") await rejoinFamily(db, Number(entry.record_id), data as { family: number | null })
  if (entry.kind === "category") await refillCategory(db, Number(entry.record_id), data as DeletedCategory)
  if (entry.kind === "property") await expectProduct(db, Number(entry.record_id))
  await db
    .updateTable(table as "service")
    .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", Number(entry.record_id))
    .execute()
}

export type DeletedPart = Part & { spare_id: number }

/** Brings deleted parts of one group back, all or none. */
export async function restoreParts(
  db: Database,
  spareId: number,
  parts: readonly DeletedPart[],
  now: string,
): Promise<void> {
  const set = await findPartSet(db, spareId)
  if (!set) throw inTheWay("group_deleted", "Restore the spare-part group first")
  const numbers = parts.map((part) => part.partnumber)
  if ((await existingNumbers(db, set.part_set, numbers)).size > 0)
    throw inTheWay("number_taken", "The group has a part with this number again")
  const stamps = { part_set: set.part_set, created_at: now, updated_at: now }
  const rows = parts.map((part) => ({ ...part, ...searchKeys(part), ...stamps, version: part.version + 1 }))
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await insertParts(db, rows.slice(start, start + rowsPerStatement))
  await noteParts(db, spareId, now)
}

/** A family may have got another record of this language meanwhile, or lost its first one. */
async function rejoinFamily(db: Database, id: number, { family }: { family: number | null }): Promise<void> {
  const own = await db.selectFrom("product").select("lang").where("id", "=", id).executeTakeFirstOrThrow()
  const living = family === null ? [] : await listFamily(db, family)
  if (living.some((other) => other.lang === own.lang))
    throw inTheWay("language_taken", "This product has a record in that language again")
  const first = living.find((other) => other.translation_of === null)
  await db
    .updateTable("product")
    .set({ translation_of: first?.id ?? null })
    .where("id", "=", id)
    .execute()
}

/** A property shows only at its product: without it, the person would look for what has come back. */
async function expectProduct(db: Database, id: number): Promise<void> {
  const product = await db
    .selectFrom("product_property")
    .innerJoin("product", "product.id", "product_property.product_id")
    .select("product.deleted_at")
    .where("product_property.id", "=", id)
    .executeTakeFirst()
  if (product?.deleted_at !== null) throw inTheWay("product_deleted", "Restore the product first")
}
