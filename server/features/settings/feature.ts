import { defineFeature } from "#server/feature.ts"
import { settingsApi } from "./api.ts"
import { settingsRecord } from "./record.ts"

export const settingsFeature = defineFeature({
  name: "settings",
  records: { settings: settingsRecord },
  routes: [["/settings", settingsApi]],
})
