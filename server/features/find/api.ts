import { amountsSchema, findQuerySchema, foundSchema } from "#contract/find.ts"
import { routes } from "#server/api-kit/routes.ts"
import { countAmounts, findInquiries, findPartHits, findRecords } from "./store.ts"

export const findApi = routes("Find", { needs: "content.read" })
  .call(
    "GET /amounts",
    { summary: "How many there are of each kind, for the menu", returns: amountsSchema },
    ({ app }) => countAmounts(app),
  )
  .call(
    "GET /",
    {
      summary: "Records of every kind by title in any language, parts, and inquiries by all that they contain",
      query: findQuerySchema,
      returns: foundSchema,
    },
    async ({ app, caller, query: { q, ...wanted } }) => {
      const mayReadInquiries = caller.account.abilities.includes("inquiries.read")
      const [records, parts, inquiries] = await Promise.all([
        findRecords(app, q, wanted),
        findPartHits(app, q, wanted),
        mayReadInquiries ? findInquiries(app, q, wanted.limit) : [],
      ])
      return { records, parts, inquiries }
    },
  )
