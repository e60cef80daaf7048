import { Hono } from "hono"
import { z } from "zod"
import { deskFiguresQuerySchema, deskFiguresSchema } from "#contract/desk-figures.ts"
import { deskPersonSchema } from "#contract/inquiry.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { readDeskFigures, writeFiguresCsv } from "./desk-figures.ts"
import { listDeskPeople } from "./desk-people.ts"

const tag = "Desk"
const needs = "inquiries.read"

export const deskApi = new Hono<HttpEnv>()
  .get("/people", describe(tag, "Who answers inquiries", z.array(deskPersonSchema), { needs }), async (c) =>
    c.json(await listDeskPeople(c.var.app.db)),
  )
  .get(
    "/figures",
    describe(tag, "How soon inquiries are answered", deskFiguresSchema, { needs, file: "text/csv" }),
    validate("query", deskFiguresQuerySchema),
    async (c) => {
      const { app } = c.var
      const { format, words, ...days } = c.req.valid("query")
      const figures = await readDeskFigures(app.db, days, app.clock())
      if (format === "json") return c.json(figures)
      c.header("Content-Disposition", `attachment; filename="desk-${figures.from}-${figures.to}.csv"`)
      c.header("Content-Type", "text/csv; charset=utf-8")
      return c.body(writeFiguresCsv(figures, words))
    },
  )
