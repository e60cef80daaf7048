import { recordPaths } from "#contract/record-constants.ts"
import { type Product, productInputSchema, productPatchSchema, productSchema } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { copyImages } from "#server/media/image-store.ts"
import { type ReadScope, defineRecord } from "#server/records/define-record.ts"
import { purgeRecord } from "#server/records/remove-record.ts"
import { listRecords } from "#server/records/read-records.ts"
import {
  leaveTranslations,
  listTranslations,
  rejoinTranslations,
  resolveTranslation,
} from "#server/records/translations.ts"
import { isInScope } from "#server/records/visibility.ts"
import { insertRow } from "#server/records/write-row.ts"
import { propertyRecord } from "./property-record.ts"

const translated = { kind: "product", table: "product" } as const

/** A gas turbine or a control system; one record per language. */
export const productRecord = defineRecord({
  ...translated,
  input: productInputSchema,
  patch: productPatchSchema,
  shown: productSchema,
  texts: [],
  richTexts: ["description"],
  images: { many: true, atLeast: 0 },
  references: { category_id: "category", translation_of: "product", copy_from: "product" },
  orderedWithin: ["category_id", "lang"],
  title: (product: Product) => `${product.title} (${product.lang})`,
  search: { head: ["title", "type", "model"], body: "description", names: ["type", "model"] },
  page: { path: recordPaths.product },
  abilities: { read: "content.read", change: "content.publish", translate: "content.translate" },
  hiding: { whole: true, languages: false },
  complete: async (db, products, scope) => Promise.all(products.map((product) => completeProduct(db, product, scope))),
  beforeCreate: async (trx, { copy_from: _from, ...input }) => ({
    ...input,
    translation_of: await resolveTranslation(trx, translated, { ...input, id: null }),
  }),
  async afterCreate(trx, id, { copy_from }, { app }) {
    if (copy_from !== null) await copyProduct(trx, copy_from, id, app.clock().toISOString())
  },
  beforeChange: async (trx, before, change) =>
    change.lang === undefined && change.translation_of === undefined
      ? change
      : { ...change, translation_of: await resolveTranslation(trx, translated, { ...before, ...change }) },
  beforeDelete: async (trx, product) => ({ family: await leaveTranslations(trx, translated, product) }),
  beforeRestore: async (trx, id, data) =>
    rejoinTranslations(trx, translated, id, (data as { family?: number | null }).family ?? null),
  async beforePurge(trx, id) {
    const rows = await trx.selectFrom("product_property").select("id").where("product_id", "=", id).execute()
    for (const property of rows) await purgeRecord(trx, propertyRecord, property.id)
    await trx.deleteFrom("product_property").where("product_id", "=", id).execute()
  },
})

async function completeProduct(db: Database, product: Product, scope: ReadScope): Promise<Product> {
  const category = await db
    .selectFrom("category")
    .select(["id", "name", "spare_id"])
    .where("id", "=", product.category_id ?? 0)
    .where(isInScope("category", scope))
    .executeTakeFirst()
  const translations = await listTranslations(db, translated, product.translation_of ?? product.id, scope)
  return {
    ...product,
    category: category ?? null,
    property: await listRecords(db, propertyRecord, { product_id: product.id }, scope),
    translations: Object.fromEntries(translations.map((translation) => [translation.lang, translation.id])),
  }
}

/** Copies images and properties of another product, in order. */
async function copyProduct(trx: Database, from: number, to: number, now: string): Promise<void> {
  await copyImages(trx, "product", from, to, now)
  for (const { id, description } of await listRecords(trx, propertyRecord, { product_id: from })) {
    const copy = await insertRow(trx, propertyRecord, { product_id: to, description }, now)
    await copyImages(trx, "property", id, copy, now)
  }
}
