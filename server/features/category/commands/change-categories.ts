import type { Category, CategoryInput, CategoryPatch } from "#contract/product.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, fieldError, invalid } from "#server/app-error.ts"
import { checkVersion } from "#server/db/check-version.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { keepVersion } from "#server/db/history-store.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { copyImages } from "#server/media/image-store.ts"
import { checkReferences } from "#server/records/check-references.ts"
import {
  findCategoryRecord,
  insertCategory,
  listCategoryRecords,
  listTranslations,
  moveProducts,
  updateCategoryRow,
} from "../store.ts"

/** Creates a category; a translation gets the image of the record that was there first. */
export async function createCategory(app: AppContext, input: CategoryInput): Promise<Category> {
  return app.db.transaction().execute(async (trx) => {
    await checkReferences(trx, [{ path: "spare_id", table: "spare", id: input.spare_id }])
    const translation_of = await checkFamily(trx, { ...input, id: null })
    const now = app.clock().toISOString()
    const id = await insertCategory(trx, { ...input, translation_of }, now)
    // A picture has no language.
    if (translation_of !== null) await copyImages(trx, "category", translation_of, id, now)
    await moveContentVersion(trx)
    return existingCategory(trx, id)
  })
}

/** Changes the fields that the patch names; throws `not_found`, `stale`, or `conflict` for a second record of one language. */
export async function updateCategory(
  app: AppContext,
  id: number,
  patch: CategoryPatch,
  expected: number | null,
): Promise<Category> {
  return app.db.transaction().execute(async (trx) => {
    const before = await existingCategory(trx, id)
    checkVersion(expected, before)
    await keepVersion(trx, app, "category", id, before)
    const change = withoutUndefined(patch)
    if (change.spare_id !== before.spare_id)
      await checkReferences(trx, [{ path: "spare_id", table: "spare", id: change.spare_id }])
    if (change.lang !== undefined || change.translation_of !== undefined)
      change.translation_of = await checkFamily(trx, { ...before, ...change, id })
    await updateCategoryRow(trx, id, { ...change, updated_at: app.clock().toISOString() })
    await moveContentVersion(trx)
    return existingCategory(trx, id)
  })
}

/**
 * Deletes a category; its products go to `moveTo`, or stay without one when it is null, and come back with it. The next
 * translation becomes the first.
 */
export async function deleteCategory(
  app: AppContext,
  id: number,
  moveTo: number | null,
  expected: number | null,
): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const category = await existingCategory(trx, id)
    checkVersion(expected, category)
    await checkReferences(trx, [{ path: "move_to", table: "category", id: moveTo }])
    if (moveTo === id) throw invalid("move_to", "invalid")
    const products = await moveProducts(trx, id, moveTo)
    const [next, ...rest] = await listTranslations(trx, id)
    if (next !== undefined) await updateCategoryRow(trx, next, { translation_of: null })
    for (const other of rest) await updateCategoryRow(trx, other, { translation_of: next ?? null })
    await updateCategoryRow(trx, id, { deleted_at: app.clock().toISOString() })
    const data = { products, moved_to: moveTo, family: category.translation_of ?? next ?? null }
    await putInTrash(trx, app, { kind: "category", id, title: `${category.name} (${category.lang})`, data })
    await moveContentVersion(trx)
  })
}

async function checkFamily(
  db: Database,
  record: Pick<CategoryInput, "lang" | "translation_of"> & { id: number | null },
): Promise<number | null> {
  if (record.translation_of === null) return null
  await checkReferences(db, [{ path: "translation_of", table: "category", id: record.translation_of }])
  if (record.translation_of === record.id) throw invalid("translation_of", "invalid")
  const named = await existingCategory(db, record.translation_of)
  const first = named.translation_of ?? named.id
  const family = (await listCategoryRecords(db)).filter((other) => other.id === first || other.translation_of === first)
  if (family.some((other) => other.id !== record.id && other.lang === record.lang))
    throw new AppError("conflict", {
      detail: "This category has a record in that language",
      errors: [fieldError("lang", "duplicate")],
    })
  return first === record.id ? null : first
}

/** One category; throws `not_found`. */
export async function existingCategory(db: Database, id: number): Promise<Category> {
  const category = await findCategoryRecord(db, id)
  if (!category) throw new AppError("not_found")
  return category
}
