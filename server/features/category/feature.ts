import { defineFeature } from "#server/feature.ts"
import { categoryApi } from "./api.ts"
import { categoryRecord } from "./record.ts"

export const categoryFeature = defineFeature({
  name: "category",
  records: { category: categoryRecord },
  routes: [["/category", categoryApi]],
})
