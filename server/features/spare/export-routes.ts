import { partExportQuerySchema } from "#contract/part-list.ts"
import { languageOrDefault } from "#contract/text.ts"
import { z } from "zod"
import { AppError } from "#server/app-error.ts"
import { csvType, download, xlsxType } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { listFoundIds } from "./part-list-store.ts"
import { writePartsCsv, writePartsXlsx } from "./sheet/write-export.ts"
import { writeCatalogue } from "./sheet/write-sheets.ts"
import { findPartSet, findSpare } from "./store.ts"

/** Returns the name of a group in a file name. */
const fileName = ({ title_en, title_de }: { title_en: string; title_de: string }) =>
  (title_en || title_de).replace(/[^\w]+/gu, "-").replace(/^-|-$/gu, "") || "parts"

export const exportRoutes = routes("Parts sheets", { needs: "content.read" })
  .call(
    "GET /:id/excel",
    {
      summary: "The parts of a group, or what a search finds, as a sheet that an import takes",
      query: partExportQuerySchema,
      file: [xlsxType, "text/csv"],
    },
    async ({ app, params: { id }, query: { format, lang, ...filter } }) => {
      const spare = await findSpare(app.db, id, "edited")
      const set = await findPartSet(app.db, id)
      if (!spare || !set) throw new AppError("not_found")
      const ids = (await listFoundIds(app, id, filter)) ?? []
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
