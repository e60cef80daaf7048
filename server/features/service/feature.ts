import { defineFeature } from "#server/feature.ts"
import { serviceApi } from "./api.ts"
import { serviceRecord } from "./record.ts"

export const serviceFeature = defineFeature({
  name: "service",
  records: { service: serviceRecord },
  routes: [["/service", serviceApi]],
})
