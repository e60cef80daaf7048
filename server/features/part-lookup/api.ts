import { Hono } from "hono"
import { partLookupResultSchema, partLookupSchema } from "#contract/part-lookup.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { pageLanguage } from "#server/demand/page-language.ts"
import { lookUpParts } from "./store.ts"

export const partLookupApi = new Hono<HttpEnv>().post(
  "/lookup",
  describe("Parts", "Look up to 500 part numbers in all groups", partLookupResultSchema, { needs: "open" }),
  validate("json", partLookupSchema, 262_144),
  async (c) => {
    if (!c.var.account) await c.var.app.limits.consume("search", c.env.address)
    const { numbers, requested } = c.req.valid("json")
    const result = await lookUpParts(c.var.app.db, numbers)
    if (!c.var.account) {
      const unknown = new Set(result.items.filter(({ status }) => status === "unknown").map(({ number }) => number))
      const visitor = { address: c.env.address, headers: c.req.raw.headers }
      const missed = numbers.slice(0, requested).filter((number) => unknown.has(number))
      c.var.app.demand.noteUnknown("paste", missed, pageLanguage(visitor.headers), visitor)
    }
    return c.json(result)
  },
)
