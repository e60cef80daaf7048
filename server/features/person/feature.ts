import { defineFeature } from "#server/feature.ts"
import { personApi } from "./api.ts"

export const personFeature = defineFeature({ name: "person", routes: [["/person", personApi]] })
