import { recordApi } from "#server/records/record-api.ts"
import { propertyRecord } from "./property-record.ts"

export const propertyApi = recordApi(propertyRecord, {
  tag: "Product properties",
  one: "a property",
  base: "/property",
  create: "form",
  change: "either",
  imageWithFields: true,
})
