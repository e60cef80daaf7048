import { z } from "zod"
import { memoryQuerySchema, memorySchema } from "#contract/offer-list.ts"
import { offerPatchSchema, offerSchema, offerSummarySchema } from "#contract/offer.ts"
import { existing } from "#server/app-error.ts"
import { routes } from "#server/api-kit/routes.ts"
import { findInquiry } from "#server/features/inquiry/store.ts"
import { readOffer } from "./check-offer.ts"
import { changeOffer } from "./commands/change-offer.ts"
import { createOffer } from "./commands/create-offer.ts"
import { readPriceMemory } from "./memory-store.ts"
import { listOffersOf } from "./offer-store.ts"

/** Offers of one inquiry, below /request. */
export const inquiryOffersApi = routes("Offers", { needs: "inquiries.edit" })
  .call(
    "GET /:id/offer",
    { summary: "The offers of an inquiry, oldest first", returns: z.array(offerSummarySchema) },
    async ({ app, params: { id } }) => {
      const now = app.clock()
      existing(await findInquiry(app.db, id, now))
      return listOffersOf(app.db, id, now)
    },
  )
  .call(
    "POST /:id/offer",
    {
      summary: "Begin an offer: a copy of the last one, or a first one of the lines that the catalogue knows",
      idempotent: true,
      returns: offerSchema,
      status: 201,
      refuses: ["conflict"],
    },
    ({ caller, params, key }) => createOffer(caller, params.id, key),
  )

export const offerApi = routes("Offers", { needs: "inquiries.edit" })
  .call(
    "GET /:id",
    { summary: "An offer with its lines, what they lack, and its mail", returns: offerSchema },
    async ({ app, caller, params }) => existing(await readOffer(app, params.id, caller.account.name)),
  )
  .call(
    "PATCH /:id",
    {
      summary: "Change a draft; `lines` replaces all of its lines",
      body: offerPatchSchema,
      ifMatch: true,
      returns: offerSchema,
      refuses: ["conflict"],
    },
    ({ caller, params, body, version }) => changeOffer(caller, params.id, body, version),
  )

/** What was offered before, below /line. */
export const memoryApi = routes("Offers", { needs: "inquiries.edit" }).call(
  "GET /",
  {
    summary: "What was asked for and offered of a number and its chain, newest first",
    query: memoryQuerySchema,
    returns: memorySchema,
  },
  ({ app, query }) => readPriceMemory(app, query.number),
)
