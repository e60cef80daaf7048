import { defineFeature } from "#server/feature.ts"
import { redirectApi } from "./api.ts"
import { referenceApi } from "./reference-api.ts"

export const redirectFeature = defineFeature({
  name: "redirect",
  routes: [
    ["/redirect", redirectApi],
    ["/reference", referenceApi],
  ],
  jobs: [
    { name: "redirect-hits", every: "*/5 * * * * *", each: true, run: ({ redirectHits }) => redirectHits.write() },
  ],
  stop: ({ redirectHits }) => redirectHits.write(),
})
