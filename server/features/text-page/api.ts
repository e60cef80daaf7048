import { z } from "zod"
import { picturedPageLinks } from "#contract/text-page-constants.ts"
import { textPageLinks } from "#contract/text-page.ts"
import { recordApi } from "#server/records/record-api.ts"
import { pageBlockApi } from "./block-api.ts"
import { textPageRecord } from "./record.ts"

export const textPageApi = recordApi(textPageRecord, {
  tag: "Text pages",
  one: "a stored page",
  id: z.enum(textPageLinks),
  pictured: z.enum(picturedPageLinks),
  open: true,
  change: "json",
}).include(pageBlockApi)
