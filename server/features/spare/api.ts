import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { type Spare, spareSchema } from "#contract/spare.ts"
import { scopeOf, csvType, download, xlsxType } from "#server/api-kit/respond.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ReadScope } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { recordApi } from "#server/records/record-api.ts"
import { partRoutes } from "./part-routes.ts"
import { listFirstParts, findPartsById } from "./part-store.ts"
import { spareRecord } from "./record.ts"
import { sheetRoutes } from "./sheet-routes.ts"
import { findPartSet, findSpare } from "./store.ts"
import { partExportQuerySchema } from "#contract/part-list.ts"
import { languageOrDefault } from "#contract/text.ts"
import { z } from "zod"
import { AppError } from "#server/app-error.ts"
import { routes } from "#server/api-kit/routes.ts"
import { listFoundIds } from "./part-list-store.ts"
import { writeCatalogue } from "./sheet/write-sheets.ts"
import { groupedSheetResultSchema } from "#contract/grouped-sheet.ts"
import { importProgressSchema, runName } from "#contract/sheet.ts"
import { groupedSheetForm, importQuery, readSheetForm } from "./api-sheet-form.ts"
import { importGroupedSheet } from "./commands/import-grouped-sheet.ts"
import { readProgress } from "./import-progress.ts"
import { writeCsvStream } from "hucre/csv"
import { writeXlsxStream } from "hucre/xlsx"
import { type Language, languageTable } from "#contract/language.ts"
import type { Part } from "#contract/part.ts"
import { sheetFields } from "#contract/sheet-constants.ts"
import { chunks, yieldToEventLoop } from "#server/db/chunks.ts"
import { templateHeadings } from "./sheet/columns.ts"
import { literalCell } from "./workbook/cell-value.ts"
import { guardFormula } from "#server/csv/formula-guard.ts"

const rowsPerStep = 500
/** Returns the parts of these ids, in their order, as a workbook that an import takes as it is; every cell but the quantity is text. */
function writePartsXlsx(
  db: Database,
  partSet: number,
  ids: readonly number[],
  language: Language,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const part of readInOrder(db, partSet, ids))
      yield sheetFields.map((field) => (field === "quantity" ? part[field] : literalCell(part[field])))
  }
  const columns = sheetFields.map((field) => ({
    header: templateHeadings[language][field],
    width: field.startsWith("description") ? 48 : 22,
  }))
  return writeXlsxStream(rows(), { name: "Parts", columns, freezePane: { rows: 1 } })
}

/**
 * Returns the same rows as CSV in UTF-8 with a byte order mark; cells that Excel would evaluate start with an
 * apostrophe.
 */
function writePartsCsv(
  db: Database,
  partSet: number,
  ids: readonly number[],
  language: Language,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const part of readInOrder(db, partSet, ids))
      yield sheetFields.map((field) => guardFormula(String(part[field])))
  }
  const headers = sheetFields.map((field) => templateHeadings[language][field])
  return writeCsvStream(rows(), { headers, delimiter: languageTable[language].separator, bom: true })
}

async function* readInOrder(db: Database, partSet: number, ids: readonly number[]): AsyncGenerator<Part> {
  for (const chunk of chunks(ids, rowsPerStep)) {
    const byId = new Map((await findPartsById(db, partSet, chunk)).map((part) => [part.id, part]))
    for (const id of chunk) {
      const part = byId.get(id)
      if (part) yield part
    }
    await yieldToEventLoop()
  }
}

const groupedSheetRoutes = routes("Parts sheets", { needs: "parts.import" })
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

/** Returns the name of a group in a file name. */
const fileName = ({ title_en, title_de }: { title_en: string; title_de: string }) =>
  (title_en || title_de).replace(/[^\w]+/gu, "-").replace(/^-|-$/gu, "") || "parts"

const exportRoutes = routes("Parts sheets", { needs: "content.read" })
  .call(
    "GET /:id/excel",
    {
      summary: "The parts of a group, or what a search finds, as a sheet that an import takes",
      query: partExportQuerySchema,
      file: [xlsxType, "text/csv"],
    },
    async ({ app, params: { id }, query: { format, lang, ...found } }) => {
      const spare = await findSpare(app.db, id, "edited")
      const set = await findPartSet(app.db, id)
      if (!spare || !set) throw new AppError("not_found")
      const ids = (await listFoundIds(app, id, found)) ?? []
      const [write, type] =
        format === "csv" ? ([writePartsCsv, csvType] as const) : ([writePartsXlsx, xlsxType] as const)
      return download(write(app.db, set.part_set, ids, lang), `${fileName(spare)}-${lang}.${format}`, type)
    },
  )
  .call(
    "GET /:id/catalogue",
    {
      summary: "The parts of a group without prices",
      needs: "open",
      limit: "search",
      query: z.object({ lang: languageOrDefault }),
      file: xlsxType,
    },
    async ({ app: { db }, params: { id }, query: { lang } }) => {
      const spare = await findSpare(db, id)
      const set = await findPartSet(db, id)
      if (!spare || !set || spare.catalogue === "none") throw new AppError("not_found")
      const catalogue = writeCatalogue(db, set.part_set, lang)
      return download(catalogue, `${fileName(spare)}-${lang}.xlsx`, xlsxType, { "Cache-Control": "no-cache" })
    },
  )

async function readWithParts(db: Database, id: number, scope: ReadScope): Promise<Spare> {
  const set = await findPartSet(db, id)
  return {
    ...(await existingRecord(db, spareRecord, id, scope)),
    parts: set ? await listFirstParts(db, set.part_set, dashboardLimits.partsInGroup) : [],
  }
}

export const spareApi = recordApi(spareRecord, {
  tag: "Spare-part groups",
  one: "a group",
  list: { summary: "All groups, without their parts" },
  create: "form",
  change: "json",
})
  .call(
    "GET /:id",
    { summary: "A group with its first 500 parts", needs: "open", returns: spareSchema, cached: true },
    (call) => readWithParts(call.app.db, call.params.id, scopeOf(call)),
  )
  .include(sheetRoutes)
  .include(groupedSheetRoutes)
  .include(exportRoutes)
  .include(partRoutes)
