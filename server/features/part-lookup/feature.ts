import { defineFeature } from "#server/feature.ts"
import { partLookupApi } from "./api.ts"

export const partLookupFeature = defineFeature({ name: "part-lookup", routes: [["/part", partLookupApi]] })
