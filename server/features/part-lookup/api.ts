import { partLookupResultSchema, partLookupSchema } from "#contract/part-lookup.ts"
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
import { pageLanguage } from "#server/demand/page-language.ts"
import { findNearNumbers } from "#server/search/near-numbers.ts"
import { lookUpParts } from "./store.ts"

/** Each takes a few milliseconds; a list with more unknown numbers is mostly of another maker. */
const maxNear = 10
const maxSimilar = 3

export const partLookupApi = routes("Parts", { needs: "open" }).call(
  "POST /lookup",
  {
    summary: "Look up to 500 part numbers in all groups",
    limit: "search",
    body: json(partLookupSchema, 262_144),
    returns: partLookupResultSchema,
  },
  async ({ app, account, address, body: { numbers, requested }, c }) => {
    const { items } = await lookUpParts(app.db, numbers)
    const unknown = new Set(items.flatMap(({ number, status }) => (status === "unknown" ? [number] : [])))
    if (!account) {
      const { headers } = c.req.raw
      const missed = numbers.slice(0, requested).filter((number) => unknown.has(number))
      app.demand.noteUnknown("paste", missed, pageLanguage(headers), { address, headers })
    }
    const near = await findNearNumbers(app, [...unknown].slice(0, maxNear), maxSimilar)
    return { items: items.map((item) => ({ ...item, similar: near.get(item.number) ?? item.similar })) }
  },
)
