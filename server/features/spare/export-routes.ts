import { Hono } from "hono"
import { partExportQuerySchema } from "#contract/part-list.ts"
import { idParam } from "#contract/text.ts"
import { AppError } from "#server/app-error.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { listFoundIds } from "./part-list-store.ts"
import { writePartsCsv, writePartsXlsx } from "./sheet/write-export.ts"
import { xlsxType } from "./sheet/write-sheets.ts"
import { findPartSet, findSpare } from "./store.ts"

const csvType = "text/csv; charset=utf-8"

export const exportRoutes = new Hono<HttpEnv>().get(
  "/:id/excel",
  describe("Parts sheets", "The parts of a group, or what a search finds, as a sheet that an import takes", null, {
    needs: "content.read",
    file: [xlsxType, "text/csv"],
  }),
  validate("param", idParam),
  validate("query", partExportQuerySchema),
  async (c) => {
    const { app } = c.var
    const { id } = c.req.valid("param")
    const spare = await findSpare(app.db, id, "edited")
    const set = await findPartSet(app.db, id)
    if (!spare || !set) throw new AppError("not_found")
    const { format, lang, ...found } = c.req.valid("query")
    const ids = (await listFoundIds(app, id, found)) ?? []
    const name = (spare.title_en || spare.title_de).replace(/[^\w]+/gu, "-").replace(/^-|-$/gu, "") || "parts"
    c.header("Content-Type", format === "csv" ? csvType : xlsxType)
    c.header("Content-Disposition", `attachment; filename="${name}-${lang}.${format}"`)
    c.header("Cache-Control", "no-store")
    const write = format === "csv" ? writePartsCsv : writePartsXlsx
    return c.body(write(app.db, set.part_set, ids, lang))
  },
)
