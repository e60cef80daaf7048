import { type Job, ageing, expiry } from "#server/job.ts"
import { carryOutPlans } from "./commands/carry-out-plans.ts"
import { removeStaleUploads } from "./remove-stale-uploads.ts"
import { removeEndedShares } from "./share-store.ts"

export const publishingJobs: readonly Job[] = [
  { name: "plans", every: "*/15 * * * * *", run: carryOutPlans },
  expiry("shares", removeEndedShares),
  ageing("uploads", removeStaleUploads),
]
