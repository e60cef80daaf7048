import { z } from "zod"
import { deskFiguresQuerySchema, deskFiguresSchema } from "#contract/desk-figures.ts"
import { deskPersonSchema } from "#contract/inquiry.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { readDeskFigures, writeFiguresCsv } from "./desk-figures.ts"
import { listDeskPeople } from "./desk-people.ts"

export const deskApi = routes("Desk", { needs: "inquiries.read" })
  .call("GET /people", { summary: "Who answers inquiries", returns: z.array(deskPersonSchema) }, ({ app }) =>
    listDeskPeople(app.db),
  )
  .call(
    "GET /figures",
    {
      summary: "How soon inquiries are answered",
      query: deskFiguresQuerySchema,
      returns: deskFiguresSchema,
      file: "text/csv",
    },
    async ({ app, query: { format, words, ...days } }) => {
      const figures = await readDeskFigures(app.db, days, app.clock())
      if (format === "json") return figures
      return download(writeFiguresCsv(figures, words), `desk-${figures.from}-${figures.to}.csv`, csvType)
    },
  )
