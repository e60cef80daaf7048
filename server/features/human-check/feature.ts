import { defineFeature } from "#server/feature.ts"
import { expiry } from "#server/job.ts"
import { humanCheckApi } from "./api.ts"
import { removeStaleChecks } from "./store.ts"

export const humanCheckFeature = defineFeature({
  name: "human-check",
  routes: [["/captcha", humanCheckApi]],
  jobs: [expiry("human-checks", removeStaleChecks)],
  transientTables: ["captcha", "human_token"],
})
