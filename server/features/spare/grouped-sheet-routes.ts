import { Hono } from "hono"
import { z } from "zod"
import { groupedSheetResultSchema } from "#contract/grouped-sheet.ts"
import { importProgressSchema, runName } from "#contract/sheet.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { groupedSheetFormSchema, importQuery, maxFormBytes, readSheetForm } from "./api-sheet-form.ts"
import { importGroupedSheet } from "./commands/import-grouped-sheet.ts"
import { readProgress } from "./import-progress.ts"

const tag = "Parts sheets"

export const groupedSheetRoutes = new Hono<HttpEnv>()
  .post(
    "/excel/update",
    describe(
      tag,
      "Import a parts sheet into the groups that its rows name, all in one transaction (multipart: excel, columns, seen)",
      groupedSheetResultSchema,
      { needs: "parts.import", refuses: ["conflict"] },
    ),
    validate("query", importQuery),
    acceptBody("multipart", maxFormBytes, groupedSheetFormSchema),
    async (c) => {
      const { workbook, groupsSeen: seen, ...sheet } = await readSheetForm(c, true)
      return c.json(await importGroupedSheet(c.var.caller, workbook, { ...c.req.valid("query"), ...sheet, seen }))
    },
  )
  .get(
    "/excel/update/:run",
    describe(tag, "How far an import into several groups is, under its own name", importProgressSchema, {
      needs: "parts.import",
    }),
    validate("param", z.object({ run: runName })),
    async (c) => c.json(await readProgress(c.var.app, null, c.req.valid("param").run)),
  )
