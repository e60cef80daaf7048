import { visitQuerySchema, visitsSchema } from "#contract/visit.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { csvFile } from "#server/csv-cell.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { listVisits, periodOf, readVisits } from "./store.ts"

export const visitApi = routes("Visits", { needs: "demand.read" }).call(
  "GET /",
  {
    summary: "Page views of people, by day, page, language and referrer",
    query: visitQuerySchema,
    returns: visitsSchema,
    file: "text/csv",
  },
  async ({ app, query: { format, words, ...days } }) => {
    const { from, to } = periodOf(days, app.clock())
    if (format === "json") return readVisits(app.db, from, to)
    const rows = await listVisits(app.db, from, to)
    const cells = rows.map(({ day, page, lang, referrer, count }) => [day, page, lang, referrer, String(count)])
    return download(csvFile([serverTexts[words].visits, ...cells], words), `visits-${from}-${to}.csv`, csvType)
  },
)
