import { defineFeature } from "#server/feature.ts"
import { redirectApi } from "./api.ts"

export const redirectFeature = defineFeature({
  name: "redirect",
  routes: [["/redirect", redirectApi]],
  jobs: [
    { name: "redirect-hits", every: "*/5 * * * * *", each: true, run: ({ redirectHits }) => redirectHits.write() },
  ],
  stop: ({ redirectHits }) => redirectHits.write(),
})
