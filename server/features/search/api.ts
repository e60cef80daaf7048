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
    if (!c.var.admin) await c.var.app.limits.consume("search", c.env.address)
    return openResponse(c, await searchSite(c.var.app, c.req.valid("query")))
  },
)
