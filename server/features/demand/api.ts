import { z } from "zod"
import { demandBoardSchema, demandPatchSchema, demandQuerySchema } from "#contract/demand.ts"
import { type Language, languages } from "#contract/language.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { ignoreTerm } from "./commands/ignore-term.ts"
import { findDemand, readBoard } from "./read-board.ts"
import { demandKinds } from "#contract/demand-constants.ts"
import { csvFile } from "#server/csv-cell.ts"
import { isNumberTerm } from "#server/demand/read-term.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { DemandSum } from "./store.ts"

const csvQuery = demandQuerySchema.omit({ page: true }).extend({
  /** Language of the file; `lang` is that of the visitors. */
  words: z.enum(languages, "invalid").default("en"),
})

export const demandApi = routes("Demand", { needs: "demand.read" })
  .call(
    "GET /",
    {
      summary: "What visitors asked for and did not find, by week",
      query: demandQuerySchema,
      returns: demandBoardSchema,
    },
    ({ app, query }) => readBoard(app, query),
  )
  .call(
    "GET /csv",
    { summary: "All terms that a query finds, as a file", query: csvQuery, file: "text/csv" },
    async ({ app, query: { words, ...query } }) => {
      const { found: findings } = await findDemand(app, query)
      const day = app.clock().toISOString().slice(0, 10)
      return download(writeDemandCsv(findings, words), `demand-${day}.csv`, csvType)
    },
  )
  .call(
    "PATCH /",
    {
      summary: "Leave a term out, or take it back in",
      needs: "parts.edit",
      body: demandPatchSchema,
      returns: demandPatchSchema,
      refuses: ["not_found"],
    },
    ({ caller, body }) => ignoreTerm(caller, body),
  )

/** Returns the terms as CSV in UTF-8 with a byte order mark. */
function writeDemandCsv(sums: readonly DemandSum[], language: Language): string {
  const headings = serverTexts[language].demand
  const rows = sums.map((sum) => [
    isNumberTerm(sum.term) ? sum.term.toUpperCase() : sum.term,
    String(sum.total),
    ...demandKinds.map((kind) => String(sum[kind])),
    languages
      .filter((language) => sum[language] > 0)
      .join(" ")
      .toUpperCase(),
  ])
  return csvFile([headings, ...rows], language)
}
