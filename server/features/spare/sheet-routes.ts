import { Hono } from "hono"
import { z } from "zod"
import {
  importProgressSchema,
  importStateSchema,
  runName,
  seenState,
  sheetResultSchema,
  sheetShapeText,
  undoResultSchema,
} from "#contract/sheet.ts"
import { idParam, idTextSchema, languageOrDefault } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { importQuery, maxFormBytes, readSheetForm, sheetFormSchema, writtenSheetQuery } from "./api-sheet-form.ts"
import { importSheet } from "./commands/import-sheet.ts"
import { undoImport } from "./commands/undo-import.ts"
import { listGroups, namesOfGroups } from "./group-store.ts"
import { listImports, readImport } from "./import-store.ts"
import { readProgress } from "./import-progress.ts"
import { readRefused } from "./sheet/read-refused.ts"
import { writeCatalogue, writeTemplate, xlsxType } from "./sheet/write-sheets.ts"
import { removeColumns } from "./sheet-columns-store.ts"
import { findPartSet, findSpare } from "./store.ts"

const tag = "Parts sheets"
const importParam = z.object({ id: idTextSchema, importId: idTextSchema })
const importOrRunParam = z.object({ id: idTextSchema, importId: z.union([runName, idTextSchema]) })
const shapeParam = z.object({ shape: sheetShapeText })
const languageQuery = z.object({ lang: languageOrDefault })
export const sheetRoutes = new Hono<HttpEnv>()
  .get(
    "/excel/template",
    describe(tag, "An empty sheet with the headings", null, { needs: "parts.import", file: xlsxType }),
    validate("query", writtenSheetQuery),
    (c) => {
      const { lang, groups } = c.req.valid("query")
      c.header("Content-Type", xlsxType)
      c.header("Content-Disposition", `attachment; filename="parts-template-${lang}.xlsx"`)
      return c.body(writeTemplate(lang, groups))
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
    validate("query", importQuery.extend({ seen: seenState.optional() })),
    acceptBody("multipart", maxFormBytes, sheetFormSchema),
    async (c) => {
      const { workbook, ...sheet } = await readSheetForm(c, false)
      const options = { ...c.req.valid("query"), ...sheet }
      return c.json(await importSheet(c.var.caller, c.req.valid("param").id, workbook, options))
    },
  )
  .delete(
    "/excel/columns/:shape",
    describe(tag, "Forget what the columns of sheets of one shape fill", null, { needs: "parts.import", status: 204 }),
    validate("param", shapeParam),
    async (c) => noContent(c, removeColumns(c.var.caller, c.req.valid("param").shape)),
  )
  .post(
    "/excel/refused",
    describe(tag, "The rows of a parts sheet that an import refuses, as a sheet with the reasons", null, {
      needs: "parts.import",
      file: xlsxType,
    }),
    validate("query", writtenSheetQuery),
    acceptBody("multipart", maxFormBytes, sheetFormSchema),
    async (c) => {
      const { lang, groups: isGrouped } = c.req.valid("query")
      const { app } = c.var
      const groups = isGrouped ? namesOfGroups(await listGroups(app.db)) : undefined
      const { near: _near, groupsSeen: _seen, ...sheet } = await readSheetForm(c, isGrouped)
      const refused = await readRefused(app, { ...sheet, groups }, lang)
      c.header("Content-Type", xlsxType)
      c.header("Content-Disposition", `attachment; filename="refused-rows-${lang}.xlsx"`)
      c.header("Cache-Control", "no-store")
      return c.body(refused)
    },
  )
