import { Hono } from "hono"
import { searchQuerySchema, searchResultSchema } from "#contract/search.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { openResponse } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { searchSite } from "./store.ts"

export const searchApi = new Hono<HttpEnv>().get(
  "/",
  describe("Search", "Search parts, products, groups and services", searchResultSchema, {
    needs: "open",
    revalidated: true,
  }),
  validate("query", searchQuerySchema),
  async (c) => {
    if (!c.var.account) await c.var.app.limits.consume("search", c.env.address)
    const query = c.req.valid("query")
    const result = await searchSite(c.var.app, query)
    if (!c.var.account && query.series === undefined) {
      const visitor = { address: c.env.address, headers: c.req.raw.headers, isHead: c.req.method === "HEAD" }
      c.var.app.demand.noteSearch({ query: query.q, lang: query.lang, isFound: result.total > 0 }, visitor)
    }
    return openResponse(c, result)
  },
)
