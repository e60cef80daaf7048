import { Hono } from "hono"
import { z } from "zod"
import { demandBoardSchema, demandPatchSchema, demandQuerySchema } from "#contract/demand.ts"
import { languages } from "#contract/language.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { ignoreTerm } from "./commands/ignore-term.ts"
import { findDemand, readBoard } from "./read-board.ts"
import { writeDemandCsv } from "./write-csv.ts"

const tag = "Demand"
const csvQuery = demandQuerySchema.omit({ page: true }).extend({
  /** Language of the file; `lang` is that of the visitors. */
  words: z.enum(languages, "invalid").default("en"),
})

export const demandApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "What visitors asked for and did not find, by week", demandBoardSchema, { needs: "demand.read" }),
    validate("query", demandQuerySchema),
    async (c) => c.json(await readBoard(c.var.app, c.req.valid("query"))),
  )
  .get(
    "/csv",
    describe(tag, "All terms that a query finds, as a file", null, { needs: "demand.read", file: "text/csv" }),
    validate("query", csvQuery),
    async (c) => {
      const { words, ...query } = c.req.valid("query")
      const { found } = await findDemand(c.var.app, query)
      const day = c.var.app.clock().toISOString().slice(0, 10)
      c.header("Content-Disposition", `attachment; filename="demand-${day}.csv"`)
      c.header("Content-Type", "text/csv; charset=utf-8")
      return c.body(writeDemandCsv(found, words))
    },
  )
  .patch(
    "/",
    describe(tag, "Leave a term out, or take it back in", demandPatchSchema, {
      needs: "parts.edit",
      refuses: ["not_found"],
    }),
    validate("json", demandPatchSchema),
    async (c) => c.json(await ignoreTerm(c.var.caller, c.req.valid("json"))),
  )
