import { z } from "zod"
import { type TextPageLink, blockPageLinks, picturedPageLinks, textPageLinks } from "#contract/text-page-constants.ts"
import { type PageBlockInput, pageBlockInputSchema, pageBlockSchema } from "#contract/text-page.ts"
import { createRecord } from "#server/records/create-record.ts"
import { recordApi } from "#server/records/record-api.ts"
import { recordBody } from "#server/records/record-body.ts"
import { deleteRecord } from "#server/records/remove-record.ts"
import { textPageRecord } from "./record.ts"
import { pageBlockRecord } from "./block-record.ts"

/** The page is in the path, not in the body. */
const blockOf = (page_id: TextPageLink, input: PageBlockInput): PageBlockInput & { page_id: TextPageLink } => ({
  ...input,
  page_id,
})

const pageBlockApi = recordApi(pageBlockRecord, {
  tag: "Page blocks",
  one: "a block",
  base: "/page-part",
  show: true,
  change: "either",
  deletesItself: true,
  present: (record) => ({ image: record.image_list[0]?.path }),
})
  .call(
    "POST /page-part/:id",
    {
      summary: "Create a block of a page",
      params: { id: z.enum(blockPageLinks) },
      body: recordBody(pageBlockRecord, pageBlockInputSchema, "either", { isNew: true }),
      returns: pageBlockSchema,
      status: 201,
    },
    ({ caller, params: { id: page }, body, files }) =>
      createRecord(caller, pageBlockRecord, blockOf(page, body), Object.values(files).flat()),
  )
  .call(
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
