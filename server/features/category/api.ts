import { z } from "zod"
import { categoryQuerySchema, categorySchema } from "#contract/category.ts"
import { idTextSchema } from "#contract/text.ts"
import { scopeOf, tagged } from "#server/api-kit/respond.ts"
import { readOrder } from "#server/records/order-records.ts"
import { recordApi } from "#server/records/record-api.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { categoryRecord } from "./record.ts"
import { listCategoryRecords } from "./store.ts"

export const categoryApi = recordApi(categoryRecord, {
  tag: "Categories",
  one: "a category",
  show: true,
  create: "either",
  change: "either",
  deletesItself: true,
})
  .call(
    "GET /",
    {
      summary: "Categories, of one language or of all",
      needs: "open",
      query: categoryQuerySchema,
      returns: z.array(categorySchema),
      cached: true,
    },
    async ({ app: { db }, query, ...call }) => {
      const order = query.lang ? null : await readOrder(db, categoryRecord)
      return tagged(order, await listCategoryRecords(db, query, scopeOf(call)))
    },
  )
  .call(
    "DELETE /:id",
    {
      summary: "Delete a category; its products move to `move_to` or stay without one",
      query: z.object({ move_to: idTextSchema.optional() }),
      ifMatch: true,
    },
    ({ caller, params, query, version }) =>
      deleteRecord(caller, categoryRecord, params.id, version, query.move_to ?? null),
  )
