import { defineFeature } from "#server/feature.ts"
import { settingsApi } from "./api.ts"
import { companyImageRoutes } from "./image-routes.ts"
import { settingsRecord } from "./record.ts"

export const settingsFeature = defineFeature({
  name: "settings",
  records: { settings: settingsRecord },
  routes: [["/settings", settingsApi]],
  siteRoutes: [["/company", companyImageRoutes]],
  files: {
    company_image: {
      file: ({ name, hash }) => `company/${String(name)}-${String(hash)}.png`,
      named: /^company\/[a-z_]{4,10}-[0-9a-f]{32}\.png$/u,
      mostBytes: 2 * 1_048_576,
    },
  },
})
