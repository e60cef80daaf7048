import { type Job, ageing } from "../job.ts"
import { removeOldDemand } from "./demand-store.ts"

export const demandJobs: readonly Job[] = [
  { name: "demand-counts", every: "*/5 * * * * *", each: true, run: ({ demand }) => demand.write() },
  ageing("demand", removeOldDemand),
]
