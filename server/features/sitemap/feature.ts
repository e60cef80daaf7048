import { defineFeature } from "#server/feature.ts"
import { searchEngineRoutes } from "./api.ts"

export const sitemapFeature = defineFeature({ name: "sitemap", siteRoutes: [["/", searchEngineRoutes]] })
