import { defineFeature } from "#server/feature.ts"
import { ageing, expiry } from "#server/job.ts"
import { draftApi } from "./api.ts"
import { carryOutPlans } from "./commands/carry-out-plans.ts"
import { planMailSource } from "./mail-source.ts"
import { planApi } from "./plan-api.ts"
import { removeStaleUploads } from "./remove-stale-uploads.ts"
import { shareApi } from "./share-api.ts"
import { removeEndedShares } from "./share-store.ts"

/** Drafts, plans and what is hidden from visitors. */
export const publishingFeature = defineFeature({
  name: "publishing",
  routes: [
    ["/draft", draftApi],
    ["/plan", planApi],
    ["/share", shareApi],
  ],
  jobs: [
    { name: "plans", every: "*/15 * * * * *", run: carryOutPlans },
    expiry("shares", removeEndedShares),
    ageing("uploads", removeStaleUploads),
  ],
  mails: { "plan-fails": planMailSource },
  transientTables: ["share"],
})
