import { Hono } from "hono"
import { partLookupResultSchema, partLookupSchema } from "#contract/part-lookup.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { lookUpParts } from "./store.ts"

export const partLookupApi = new Hono<HttpEnv>().post(
  "/lookup",
  describe("Parts", "Look up to 500 part numbers in all groups", partLookupResultSchema, { needs: "open" }),
  validate("json", partLookupSchema, 262_144),
  async (c) => {
    if (!c.var.admin) await c.var.app.limits.consume("search", c.env.address)
    return c.json(await lookUpParts(c.var.app.db, c.req.valid("json").numbers))
  },
)
