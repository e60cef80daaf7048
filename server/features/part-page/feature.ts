import { defineFeature } from "#server/feature.ts"
import { partPageApi } from "./api.ts"

export const partPageFeature = defineFeature({ name: "part-page", routes: [["/part", partPageApi]] })
