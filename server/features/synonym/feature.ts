import { defineFeature } from "#server/feature.ts"
import { synonymApi } from "./api.ts"
import { synonymRecord } from "./record.ts"

export const synonymFeature = defineFeature({
  name: "synonym",
  records: { synonym: synonymRecord },
  routes: [["/synonym", synonymApi]],
})
