import { z } from "zod"
import { picturedPageLinks } from "#contract/text-page-constants.ts"
import { textPageLinks } from "#contract/text-page.ts"
import { recordApi } from "#server/records/record-api.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { textPageRecord } from "./record.ts"
import { pageBlockRecord } from "./block-record.ts"

const pageBlockApi = recordApi(pageBlockRecord, {
  tag: "Page blocks",
  one: "a block",
  base: "/page-part",
  create: "form",
  createAt: "/page-part/gas-turbina",
  change: "either",
  deletesItself: true,
  present: (record) => ({ image: record.image_list[0]?.path }),
}).call(
  "DELETE /page-part/:id/:pageId",
  { summary: "Delete a block", params: { pageId: z.string() }, ifMatch: true },
  ({ caller, params, version }) => deleteRecord(caller, pageBlockRecord, params.id, version, params.pageId),
)

export const textPageApi = recordApi(textPageRecord, {
  tag: "Text pages",
  one: "a stored page",
  id: z.enum(textPageLinks),
  pictured: z.enum(picturedPageLinks),
  open: true,
  change: "json",
}).include(pageBlockApi)
