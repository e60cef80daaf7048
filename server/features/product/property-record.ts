import {
  type ProductProperty,
  productPropertySchema,
  propertyInputSchema,
  propertyPatchSchema,
} from "#contract/product.ts"
import { conflict } from "#server/app-error.ts"
import { plainTitle } from "#server/rich-text/clean.ts"
import { isActive } from "#server/records/check-references.ts"
import { defineRecord } from "#server/records/define-record.ts"

/** A block with image and text on a product's page. */
export const propertyRecord = defineRecord({
  kind: "property",
  table: "product_property",
  input: propertyInputSchema,
  patch: propertyPatchSchema,
  shown: productPropertySchema,
  texts: [],
  richTexts: ["description"],
  images: { many: false, atLeast: 1 },
  references: { product_id: "product" },
  parent: { kind: "product", column: "product_id" },
  orderedWithin: ["product_id"],
  title: (property: ProductProperty) => plainTitle(property.description),
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: false },
  language: async (trx, property) =>
    (await trx.selectFrom("product").select("lang").where("id", "=", property.product_id).executeTakeFirst())?.lang,
  async titleInTrash(trx, property) {
    const product = await trx
      .selectFrom("product")
      .select("title")
      .where("id", "=", property.product_id)
      .executeTakeFirst()
    return [product?.title, plainTitle(property.description)].filter(Boolean).join(": ")
  },
  // A property is shown on its product only, so it cannot be restored without one.
  async beforeRestore(trx, id) {
    const property = await trx
      .selectFrom("product_property")
      .select("product_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    if (!(await isActive(trx, { table: "product" }, property.product_id)))
      throw conflict("product_deleted", "Restore the product first")
  },
})
