import { Hono } from "hono"
import { searchQuerySchema, searchResultSchema } from "#contract/search.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { searchSite } from "./store.ts"

export const searchApi = new Hono<HttpEnv>().get(
  "/",
  answers("Search", "Search parts, products, groups and services", searchResultSchema),
  input("query", searchQuerySchema),
  async (c) => {
    if (!c.var.admin) await c.var.app.limits.take("search", c.env.address)
    return openAnswer(c, await searchSite(c.var.app, c.req.valid("query")))
  },
)
