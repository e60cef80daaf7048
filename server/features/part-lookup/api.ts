import { Hono } from "hono"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
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
    const result = await lookUpParts(c.var.app.db, c.req.valid("json").numbers)
    if (!c.var.account) {
      const unknown = result.items.filter(({ status }) => status === "unknown").map(({ number }) => number)
      // The number reader asks for each word of a line that could be a number, and for runs of words.
      const numbers = unknown.filter((number) => !/\s/u.test(number) && looksLikeNumber(number))
      const visitor = { address: c.env.address, headers: c.req.raw.headers }
      c.var.app.demand.noteUnknown("paste", numbers, pageLanguage(visitor.headers), visitor)
    }
    return c.json(result)
  },
)
