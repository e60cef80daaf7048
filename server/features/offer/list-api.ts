import { limits } from "#contract/limits.ts"
import { type OfferListQuery, type OfferPage, offerListQuerySchema, offerPageSchema } from "#contract/offer-list.ts"
import { offerSettingsPatchSchema, offerSettingsSchema } from "#contract/offer-settings.ts"
import type { OfferSummary } from "#contract/offer.ts"
import type { AppContext } from "#server/app-context.ts"
import { csvType, download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { shiftDay, startOfGermanDay } from "#server/german-time.ts"
import { changeOfferSettings } from "./commands/change-offer-settings.ts"
import { readOfferFigures, writeOffersCsv } from "./offer-figures.ts"
import { germanDay, offerRows, presentOffers } from "./offer-store.ts"
import { readOfferSettings } from "./settings-store.ts"

const usualDays = 90

/** Returns the offers begun in a period, newest first. */
async function listOffers(app: AppContext, { from, to }: Pick<OfferListQuery, "from" | "to">): Promise<OfferSummary[]> {
  const now = app.clock()
  const last = to ?? germanDay(now)
  const rows = await offerRows(app.db)
    .where("created_at", ">=", startOfGermanDay(from ?? shiftDay(last, 1 - usualDays)).toISOString())
    .where("created_at", "<", startOfGermanDay(shiftDay(last, 1)).toISOString())
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute()
  return presentOffers(app.db, rows, now)
}

/** Lists of offers, and the defaults of new ones. */
export const offerListApi = routes("Offers", { needs: "inquiries.edit" })
  .call(
    "GET /",
    {
      summary: "Offers begun in a period, by default the last 90 days, with figures; as JSON or CSV",
      query: offerListQuerySchema,
      returns: offerPageSchema,
      file: csvType,
    },
    async ({ app, query }) => {
      const offers = await listOffers(app, query)
      const figures = await readOfferFigures(app.db, offers, query.words)
      const matching = query.state === undefined ? offers : offers.filter(({ state }) => state === query.state)
      if (query.format === "csv") return download(writeOffersCsv(matching, figures, query.words), "offers.csv", csvType)
      const limit = limits.pageSize
      const page = Math.min(query.page, Math.max(1, Math.ceil(matching.length / limit)))
      const items = matching.slice((page - 1) * limit, page * limit)
      return { items, total: matching.length, page, limit, figures } satisfies OfferPage
    },
  )
  .call(
    "GET /settings",
    { summary: "Defaults of new offers, and rules for all", returns: offerSettingsSchema },
    ({ app }) => readOfferSettings(app.db),
  )
  .call(
    "PATCH /settings",
    {
      summary: "Change the defaults of new offers",
      needs: "settings.edit",
      body: offerSettingsPatchSchema,
      ifMatch: true,
      returns: offerSettingsSchema,
    },
    ({ caller, body, version }) => changeOfferSettings(caller, body, version),
  )
