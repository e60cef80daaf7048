import { type Category, categoryInputSchema, categoryPatchSchema, categorySchema } from "#contract/category.ts"
import { invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { copyImages } from "#server/media/image-store.ts"
import { isActive } from "#server/records/check-references.ts"
import {
  type ReadScope,
  type RecordChanger,
  type RecordDefinition,
  type ShownRecord,
  defineRecord,
} from "#server/records/define-record.ts"
import { leaveTranslations, rejoinTranslations, resolveTranslation } from "#server/records/translations.ts"
import { recordVersions } from "#server/records/history-store.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { isInScope } from "#server/records/visibility.ts"

const translated = { kind: "category", table: "category" } as const

/** Trash data of a category. */
interface DeletedCategory {
  products: number[]
  moved_to: number | null
  family: number | null
}

/** A turbine family; one record per language. */
export const categoryRecord = defineRecord({
  ...translated,
  input: categoryInputSchema,
  patch: categoryPatchSchema,
  shown: categorySchema,
  texts: [],
  richTexts: [],
  images: { many: false, atLeast: 0 },
  references: { spare_id: "spare", translation_of: "category" },
  title: (category: Category) => `${category.name} (${category.lang})`,
  shownAt: (id) => `/gas-turbina?category=${id}`,
  abilities: { read: "content.read", change: "content.publish", translate: "content.translate" },
  hiding: { whole: true, languages: false },
  complete: async (db, categories, scope) => {
    const counts = await countProducts(db, scope)
    return categories.map((category) => ({ ...category, products: counts.get(category.id) ?? 0 }))
  },
  beforeCreate: async (trx, input) => ({
    ...input,
    translation_of: await resolveTranslation(trx, translated, { ...input, id: null }),
  }),
  async afterCreate(trx, id, input, { app }) {
    // A picture is the same in every language, so translations share it.
    if (input.translation_of !== null)
      await copyImages(trx, "category", await firstOf(trx, id), id, app.clock().toISOString())
  },
  beforeChange: async (trx, before, change) =>
    change.lang === undefined && change.translation_of === undefined
      ? change
      : { ...change, translation_of: await resolveTranslation(trx, translated, { ...before, ...change }) },
  async beforeDelete(trx, category, moveTo: number | null, changer) {
    if (moveTo !== null && (moveTo === category.id || !(await isActive(trx, translated, moveTo))))
      throw invalid("move_to", "invalid")
    const products = await moveProducts(trx, changer, category.id, moveTo)
    return { products, moved_to: moveTo, family: await leaveTranslations(trx, translated, category) }
  },
  async beforeRestore(trx, id, data, changer) {
    const { products, moved_to, family } = data as DeletedCategory
    await rejoinTranslations(trx, translated, id, family)
    await rejoinProducts(trx, changer, id, { products, movedTo: moved_to })
  },
})

async function firstOf(trx: Database, id: number): Promise<number> {
  const row = await trx.selectFrom("category").select("translation_of").where("id", "=", id).executeTakeFirst()
  return row?.translation_of ?? id
}

/** Returns the number of active or visible products by category. */
async function countProducts(db: Database, scope: ReadScope): Promise<Map<number | null, number>> {
  const counts = await db
    .selectFrom("product")
    .select(["category_id", (eb) => eb.fn.countAll().as("count")])
    .where(isInScope("product", scope))
    .groupBy("category_id")
    .execute()
  return new Map(counts.map(({ category_id, count }) => [category_id, Number(count)]))
}

/** Moves the products of a category to another one, or to none; returns the ids of the moved ones. */
async function moveProducts(trx: Database, changer: RecordChanger, from: number, to: number | null): Promise<number[]> {
  const rows = await trx.selectFrom("product").select("id").where("category_id", "=", from).execute()
  const ids = rows.map((row) => row.id)
  await setCategory(trx, changer, ids, to)
  return ids
}

/** Returns products to a restored category, unless they were moved since its deletion. */
async function rejoinProducts(
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
