import { z } from "zod"
import { productCardSchema, productLanguageSchema, productQuerySchema, productSchema } from "#contract/product.ts"
import { scopeOf, tagged } from "#server/api-kit/respond.ts"
import { readOrder } from "#server/records/order-records.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { recordApi } from "#server/records/record-api.ts"
import { productRecord } from "./record.ts"
import { listCards } from "./store.ts"
import { propertyRecord } from "./property-record.ts"

const propertyApi = recordApi(propertyRecord, {
  tag: "Product properties",
  one: "a property",
  base: "/property",
  show: true,
  create: "form",
  change: "either",
  imageWithFields: true,
})

export const productApi = recordApi(productRecord, {
  tag: "Products",
  one: "a product",
  show: true,
  create: "form",
  change: "json",
})
  .call(
    "GET /",
    {
      summary: "Products, of one language, of one category, both or neither",
      needs: "open",
      query: productQuerySchema,
      returns: z.array(productCardSchema),
      cached: true,
    },
    async ({ app: { db }, query: { lang, category }, ...call }) => {
      const order = lang && category ? await readOrder(db, productRecord, { category_id: category, lang }) : null
      return tagged(order, await listCards(db, { lang, category }, scopeOf(call)))
    },
  )
  .call(
    "GET /:id",
    {
      summary: "A product, in a language where it exists in that",
      needs: "open",
      query: productLanguageSchema,
      returns: productSchema,
      cached: true,
    },
    async ({ app: { db }, params, query: { language }, ...call }) => {
      const product = await existingRecord(db, productRecord, params.id, scopeOf(call))
      const translation = language ? product.translations[language] : undefined
      return translation && translation !== product.id
        ? existingRecord(db, productRecord, translation, scopeOf(call))
        : product
    },
  )
  .include(propertyApi)
