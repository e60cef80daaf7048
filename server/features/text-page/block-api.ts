import { z } from "zod"
import { recordApi } from "#server/records/record-api.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { pageBlockRecord } from "./block-record.ts"

export const pageBlockApi = recordApi(pageBlockRecord, {
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
