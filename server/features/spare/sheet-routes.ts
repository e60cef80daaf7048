import { Hono } from "hono"
import { z } from "zod"
import { limits } from "#contract/limits.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import {
  importProgressSchema,
  importStateSchema,
  runName,
  sheetFields,
  sheetResultSchema,
  undoResultSchema,
} from "#contract/sheet.ts"
import { idParam, idTextSchema, languageOrDefault } from "#contract/text.ts"
import { AppError, fieldError, invalid } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { chosenFiles, readMultipart, textsOf } from "#server/api-kit/read-upload.ts"
import { importSheet } from "./commands/import-sheet.ts"
import { undoImport } from "./commands/undo-import.ts"
import { listImports, readImport } from "./import-store.ts"
import { readProgress } from "./import-progress.ts"
import { writeCatalogue, writeTemplate, xlsxType } from "./sheet/write-sheets.ts"
import { findPartSet, findSpare } from "./store.ts"

const tag = "Parts sheets"
const longestFileName = 200
const importParam = z.object({ id: idTextSchema, importId: idTextSchema })
const importOrRunParam = z.object({ id: idTextSchema, importId: z.union([runName, idTextSchema]) })
const languageQuery = z.object({ lang: languageOrDefault })
const flag = z
  .enum(["0", "1"], "invalid")
  .default("0")
  .transform((value) => value === "1")
const importQuery = z.object({
  mode: z.enum(["update", "replace"], "invalid").default("update"),
  preview: flag,
  clear: flag,
  run: runName.optional(),
})
const sheetFormSchema = z.object({
  excel: z.file(),
  columns: z.string().optional().describe("JSON: heading → field, or null for a column that is left out"),
})
const columnsSchema = z.record(z.string().max(limits.partDescription), z.enum(sheetFields).nullable())

function readColumns(text: string | undefined): z.infer<typeof columnsSchema> {
  if (!text) return {}
  const result = columnsSchema.safeParse(parseJson(text))
  if (!result.success) throw invalid("columns", "invalid")
  return result.data
}

export const sheetRoutes = new Hono<HttpEnv>()
  .get(
    "/excel/template",
    describe(tag, "An empty sheet with the headings", null, { needs: "parts.import", file: xlsxType }),
    validate("query", languageQuery),
    (c) => {
      const { lang } = c.req.valid("query")
      c.header("Content-Type", xlsxType)
      c.header("Content-Disposition", `attachment; filename="parts-template-${lang}.xlsx"`)
      return c.body(writeTemplate(lang))
    },
  )
  .get(
    "/:id/catalogue",
    describe(tag, "The parts of a group without prices", null, { needs: "open", file: xlsxType }),
    validate("param", idParam),
    validate("query", languageQuery),
    async (c) => {
      const { db, limits: rates } = c.var.app
      await rates.consume("search", c.env.address)
      const spare = await findSpare(db, c.req.valid("param").id)
      const set = await findPartSet(db, c.req.valid("param").id)
      if (!spare || !set || spare.catalogue === "none") throw new AppError("not_found")
      const { lang } = c.req.valid("query")
      const name = (spare.title_en || spare.title_de).replace(/[^\w]+/gu, "-").replace(/^-|-$/gu, "") || "parts"
      c.header("Content-Type", xlsxType)
      c.header("Content-Disposition", `attachment; filename="${name}-${lang}.xlsx"`)
      c.header("Cache-Control", "no-cache")
      return c.body(writeCatalogue(db, set.part_set, lang))
    },
  )
  .get(
    "/:id/import",
    describe(tag, "The latest imports into a group", z.array(importStateSchema), { needs: "parts.import" }),
    validate("param", idParam),
    async (c) => c.json(await listImports(c.var.app.db, c.req.valid("param").id)),
  )
  .get(
    "/:id/import/:importId",
    describe(
      tag,
      "How an import went, or under its own name how far it is",
      z.union([importStateSchema, importProgressSchema]),
      {
        needs: "parts.import",
      },
    ),
    validate("param", importOrRunParam),
    async (c) => {
      const { id, importId } = c.req.valid("param")
      if (typeof importId === "string") return c.json(await readProgress(c.var.app, id, importId))
      return c.json(await readImport(c.var.app.db, id, importId))
    },
  )
  .post(
    "/:id/import/:importId/undo",
    describe(tag, "Take an import back; parts changed since stay as they are", undoResultSchema, {
      needs: "parts.import",
      refuses: ["conflict"],
    }),
    validate("param", importParam),
    async (c) => {
      const { id, importId } = c.req.valid("param")
      return c.json(await undoImport(c.var.caller, id, importId))
    },
  )
  .post(
    "/:id/excel/update",
    describe(tag, "Import a parts sheet (multipart: excel, columns)", sheetResultSchema, {
      needs: "parts.import",
      refuses: ["conflict"],
    }),
    validate("param", idParam),
    validate("query", importQuery),
    acceptBody("multipart", dashboardLimits.sheetBytes + 65_536, sheetFormSchema),
    async (c) => {
      const fields = await readMultipart(c)
      const [file] = chosenFiles(fields, "excel")
      if (!file)
        throw new AppError("invalid", {
          detail: "Please select a file first!",
          errors: [fieldError("excel", "required")],
        })
      if (file.size > dashboardLimits.sheetBytes)
        throw new AppError("too_large", { detail: "A sheet has at most 20 MB" })
      const columns = readColumns(textsOf(fields)["columns"])
      const workbook = new Uint8Array(await file.arrayBuffer())
      const options = { ...c.req.valid("query"), columns, file: file.name.slice(0, longestFileName) }
      return c.json(await importSheet(c.var.caller, c.req.valid("param").id, workbook, options))
    },
  )

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid("columns", "invalid")
  }
}
