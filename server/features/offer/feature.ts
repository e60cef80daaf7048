import { defineFeature } from "#server/feature.ts"
import { inquiryOffersApi, memoryApi, offerApi } from "./api.ts"
import { offerListApi } from "./list-api.ts"

/** Offers to customers: their lines and prices, the letter, and what customers answer. */
export const offerFeature = defineFeature({
  name: "offer",
  routes: [
    ["/request", inquiryOffersApi],
    ["/offer", offerListApi],
    ["/offer", offerApi],
    ["/line", memoryApi],
  ],
  files: {
    offer_document: {
      file: (row) => `offers/${String(row["offer_id"])}`,
      named: /^offers\/\d{1,15}$/u,
      mostBytes: 33_554_432,
    },
  },
})
