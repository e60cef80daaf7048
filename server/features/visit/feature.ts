import { defineFeature } from "#server/feature.ts"
import { ageing } from "#server/job.ts"
import { visitApi } from "./api.ts"
import { removeOldVisits } from "./store.ts"

export const visitFeature = defineFeature({
  name: "visit",
  routes: [["/visit", visitApi]],
  jobs: [
    { name: "visit-counts", every: "30 * * * * *", each: true, run: ({ visits }) => visits.write() },
    ageing("visits", removeOldVisits),
  ],
  stop: ({ visits }) => visits.write(),
})
