import { groupedSheetResultSchema } from "#contract/grouped-sheet.ts"
import { importProgressSchema, runName } from "#contract/sheet.ts"
import { routes } from "#server/api-kit/routes.ts"
import { groupedSheetForm, importQuery, readSheetForm } from "./api-sheet-form.ts"
import { importGroupedSheet } from "./commands/import-grouped-sheet.ts"
import { readProgress } from "./import-progress.ts"

export const groupedSheetRoutes = routes("Parts sheets", { needs: "parts.import" })
  .call(
    "POST /excel/update",
    {
      summary:
        "Import a parts sheet into the groups that its rows name, all in one transaction (multipart: excel, columns, seen)",
      query: importQuery,
      body: groupedSheetForm,
      returns: groupedSheetResultSchema,
      refuses: ["conflict"],
    },
    ({ caller, query, body, files }) => {
      const { workbook, groupsSeen: seen, ...sheet } = readSheetForm(body, files, true)
      return importGroupedSheet(caller, workbook, { ...query, ...sheet, seen })
    },
  )
  .call(
    "GET /excel/update/:run",
    {
      summary: "How far an import into several groups is, under its own name",
      params: { run: runName },
      returns: importProgressSchema,
    },
    ({ app, params }) => readProgress(app, null, params.run),
  )
