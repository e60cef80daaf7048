import { recordApi } from "#server/records/record-api.ts"
import { serviceRecord } from "./record.ts"

export const serviceApi = recordApi(serviceRecord, {
  tag: "Services",
  one: "a service",
  list: { summary: "All services" },
  open: true,
  create: "form",
  change: "json",
})
