import { searchQuerySchema, searchResultSchema } from "#contract/search.ts"
import { routes } from "#server/api-kit/routes.ts"
import { searchSite } from "./store.ts"

export const searchApi = routes("Search", { needs: "open" }).call(
  "GET /",
  {
    summary: "Search parts, products, groups and services",
    limit: "search",
    query: searchQuerySchema,
    returns: searchResultSchema,
    revalidated: true,
  },
  async ({ app, account, address, query, c }) => {
    const result = await searchSite(app, query)
    if (!account && query.series === undefined) {
      const visitor = { address, headers: c.req.raw.headers, isHead: c.req.method === "HEAD" }
      app.demand.noteSearch({ query: query.q, lang: query.lang, isFound: result.total > 0 }, visitor)
    }
    return result
  },
)
