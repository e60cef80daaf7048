import { defineFeature } from "#server/feature.ts"
import { ageing } from "#server/job.ts"
import { redirectApi } from "./api.ts"
import { removeOldMissing } from "./missing-store.ts"

export const redirectFeature = defineFeature({
  name: "redirect",
  routes: [["/redirect", redirectApi]],
  jobs: [
    { name: "address-counts", every: "*/5 * * * * *", each: true, run: ({ addresses }) => addresses.write() },
    ageing("missing-addresses", removeOldMissing),
  ],
  stop: ({ addresses }) => addresses.write(),
  transientTables: ["missing_address"],
})
