import { defineFeature } from "#server/feature.ts"
import { textPageApi } from "./api.ts"
import { pageBlockRecord } from "./block-record.ts"
import { textPageRecord } from "./record.ts"

export const textPageFeature = defineFeature({
  name: "text-page",
  records: { page: textPageRecord, "page-part": pageBlockRecord },
  routes: [["/page", textPageApi]],
})
