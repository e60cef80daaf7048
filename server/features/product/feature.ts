import { defineFeature } from "#server/feature.ts"
import { productApi } from "./api.ts"
import { propertyRecord } from "./property-record.ts"
import { productRecord } from "./record.ts"

export const productFeature = defineFeature({
  name: "product",
  records: { product: productRecord, property: propertyRecord },
  routes: [["/product", productApi]],
})
