import { partLookupResultSchema, partLookupSchema } from "#contract/part-lookup.ts"
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
import { pageLanguage } from "#server/demand/page-language.ts"
import { lookUpParts } from "./store.ts"

export const partLookupApi = routes("Parts", { needs: "open" }).call(
  "POST /lookup",
  {
    summary: "Look up to 500 part numbers in all groups",
    limit: "search",
    body: json(partLookupSchema, 262_144),
    returns: partLookupResultSchema,
  },
  async ({ app, account, address, body: { numbers, requested }, c }) => {
    const result = await lookUpParts(app.db, numbers)
    if (!account) {
      const unknown = new Set(result.items.filter(({ status }) => status === "unknown").map(({ number }) => number))
      const { headers } = c.req.raw
      const missed = numbers.slice(0, requested).filter((number) => unknown.has(number))
      app.demand.noteUnknown("paste", missed, pageLanguage(headers), { address, headers })
    }
    return result
  },
)
