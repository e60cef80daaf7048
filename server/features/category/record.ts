import { type Category, categoryInputSchema, categoryPatchSchema, categorySchema } from "#contract/category.ts"
import { invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { copyImages } from "#server/media/image-store.ts"
import { isActive } from "#server/records/check-references.ts"
import { defineRecord } from "#server/records/define-record.ts"
import { leaveTranslations, rejoinTranslations, resolveTranslation } from "#server/records/translations.ts"
import { countProducts, moveProducts, rejoinProducts } from "./products-store.ts"

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
