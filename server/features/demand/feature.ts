import { removeOldDemand } from "#server/demand/demand-store.ts"
import { defineFeature } from "#server/feature.ts"
import { ageing } from "#server/job.ts"
import { demandApi } from "./api.ts"

export const demandFeature = defineFeature({
  name: "demand",
  routes: [["/demand", demandApi]],
  jobs: [
    { name: "demand-counts", every: "*/5 * * * * *", each: true, run: ({ demand }) => demand.write() },
    ageing("demand", removeOldDemand),
  ],
  stop: ({ demand }) => demand.write("all"),
})
