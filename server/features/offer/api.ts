import { z } from "zod"
import { lastPriceSchema, memoryQuerySchema, memorySchema } from "#contract/offer-list.ts"
import { offerPatchSchema, offerSchema, offerSendSchema, offerSummarySchema } from "#contract/offer.ts"
import { existing } from "#server/app-error.ts"
import { download, xlsxType } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { offerFileName } from "#server/features/inquiry/offer-ties.ts"
import { findInquiry } from "#server/features/inquiry/store.ts"
import { readOffer } from "./check-offer.ts"
import { changeOffer } from "./commands/change-offer.ts"
import { createOffer } from "./commands/create-offer.ts"
import { sendOffer, withdrawOffer } from "./commands/send-offer.ts"
import { makeLetter, readPrintedInquiry } from "./make-letter.ts"
import { readLastPrices, readPriceMemory } from "./memory-store.ts"
import { writeOfferSheet } from "./offer-sheet.ts"
import { findLetter, findStoredOffer, listOffersOf } from "./offer-store.ts"
import { printOffer } from "./print-offer.ts"

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
  .call(
    "GET /:id/prices",
    { summary: "The last price of each of its numbers and their chains", returns: z.array(lastPriceSchema) },
    async ({ app, params }) => readLastPrices(app, existing(await findStoredOffer(app.db, params.id, app.clock()))),
  )
  .call(
    "POST /:id/send",
    {
      summary: "Freeze an offer and mail it; it can be taken back until `leaves_at`",
      body: offerSendSchema,
      ifMatch: true,
      idempotent: true,
      returns: offerSchema,
      refuses: ["conflict", "unavailable"],
    },
    ({ caller, params, body, version, key }) => sendOffer(caller, params.id, body, { version, key }),
  )
  .call(
    "POST /:id/withdraw",
    { summary: "Withdraw an offer", ifMatch: true, returns: offerSchema, refuses: ["conflict"] },
    ({ caller, params, version }) => withdrawOffer(caller, params.id, version),
  )
  .call(
    "GET /:id/pdf",
    {
      summary: "The letter: as it was sent, or of a draft as it stands, with a watermark",
      file: "application/pdf",
      noHead: true,
      refuses: ["unavailable"],
    },
    async ({ app, params: { id } }) => {
      const offer = existing(await findStoredOffer(app.db, id, app.clock()))
      const bytes = (await findLetter(app.db, id)) ?? (await makeLetter(app, { ...offer, state: "draft" })).bytes
      return download(new Uint8Array(bytes), offerFileName(offer.number, "pdf"), "application/pdf")
    },
  )
  .call(
    "GET /:id/xlsx",
    { summary: "The lines of an offer as a workbook", file: xlsxType },
    async ({ app, params: { id } }) => {
      const offer = existing(await findStoredOffer(app.db, id, app.clock()))
      const printed = printOffer(offer, await readPrintedInquiry(app, offer), offer.lang)
      return download(writeOfferSheet(offer, printed), offerFileName(offer.number, "xlsx"), xlsxType)
    },
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
