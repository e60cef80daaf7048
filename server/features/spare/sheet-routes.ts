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
import { idTextSchema } from "#contract/text.ts"
import { download, xlsxType } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { groupedSheetForm, importQuery, readSheetForm, sheetForm, writtenSheetQuery } from "./api-sheet-form.ts"
import { importSheet } from "./commands/import-sheet.ts"
import { undoImport } from "./commands/undo-import.ts"
import { listGroups, namesOfGroups } from "./group-store.ts"
import { readProgress } from "./import-progress.ts"
import { listImports, readImport } from "./import-store.ts"
import { readRefused } from "./sheet/read-refused.ts"
import { writeTemplate } from "./sheet/write-sheets.ts"
import { removeColumns } from "./sheet-columns-store.ts"

export const sheetRoutes = routes("Parts sheets", { needs: "parts.import" })
  .call(
    "GET /excel/template",
    { summary: "An empty sheet with the headings", query: writtenSheetQuery, file: xlsxType },
    ({ query: { lang, groups } }) => download(writeTemplate(lang, groups), `parts-template-${lang}.xlsx`, xlsxType),
  )
  .call(
    "GET /:id/import",
    { summary: "The latest imports into a group", returns: z.array(importStateSchema) },
    ({ app, params }) => listImports(app.db, params.id),
  )
  .call(
    "GET /:id/import/:importId",
    {
      summary: "How an import went, or under its own name how far it is",
      params: { importId: z.union([runName, idTextSchema]) },
      returns: z.union([importStateSchema, importProgressSchema]),
    },
    ({ app, params: { id, importId } }) =>
      typeof importId === "string" ? readProgress(app, id, importId) : readImport(app.db, id, importId),
  )
  .call(
    "POST /:id/import/:importId/undo",
    {
      summary: "Take an import back; parts changed since stay as they are",
      returns: undoResultSchema,
      refuses: ["conflict"],
    },
    ({ caller, params }) => undoImport(caller, params.id, params.importId),
  )
  .call(
    "POST /:id/excel/update",
    {
      summary: "Import a parts sheet (multipart: excel, columns)",
      query: importQuery.extend({ seen: seenState.optional() }),
      body: sheetForm,
      returns: sheetResultSchema,
      refuses: ["conflict"],
    },
    ({ caller, params, query, body, files }) => {
      const { workbook, ...sheet } = readSheetForm(body, files, false)
      return importSheet(caller, params.id, workbook, { ...query, ...sheet })
    },
  )
  .call(
    "DELETE /excel/columns/:shape",
    { summary: "Forget what the columns of sheets of one shape fill", params: { shape: sheetShapeText } },
    ({ caller, params }) => removeColumns(caller, params.shape),
  )
  .call(
    "POST /excel/refused",
    {
      summary: "The rows of a parts sheet that an import refuses, as a sheet with the reasons",
      query: writtenSheetQuery,
      body: groupedSheetForm,
      file: xlsxType,
    },
    async ({ app, query: { lang, groups: isGrouped }, body, files }) => {
      const groups = isGrouped ? namesOfGroups(await listGroups(app.db)) : undefined
      const { near: _near, groupsSeen: _seen, ...sheet } = readSheetForm(body, files, isGrouped)
      return download(await readRefused(app, { ...sheet, groups }, lang), `refused-rows-${lang}.xlsx`, xlsxType)
    },
  )
