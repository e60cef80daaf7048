import { defineFeature } from "#server/feature.ts"
import { historyApi } from "./api.ts"

export const historyFeature = defineFeature({ name: "history", routes: [["/history", historyApi]] })
