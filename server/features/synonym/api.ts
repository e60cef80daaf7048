import { recordApi } from "#server/records/record-api.ts"
import { synonymRecord } from "./record.ts"

export const synonymApi = recordApi(synonymRecord, {
  tag: "Search",
  one: "equal words of the search",
  list: { summary: "Equal words, which the search takes for each other" },
  create: "json",
  change: "json",
})
