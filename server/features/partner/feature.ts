import { defineFeature } from "#server/feature.ts"
import { partnerApi } from "./api.ts"
import { partnerRecord } from "./record.ts"

export const partnerFeature = defineFeature({
  name: "partner",
  records: { partner: partnerRecord },
  routes: [["/partner", partnerApi]],
})
