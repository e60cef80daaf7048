import { defineFeature } from "#server/feature.ts"
import { searchApi } from "./api.ts"

export const searchFeature = defineFeature({ name: "search", routes: [["/search", searchApi]] })
