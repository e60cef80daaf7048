import { z } from "zod"
import { limits } from "#contract/limits.ts"
import {
  partChangesSchema,
  partCountsQuerySchema,
  partCountsSchema,
  partListQuerySchema,
  partListSchema,
  partUndoSchema,
  partsChangedSchema,
} from "#contract/part-list.ts"
import { listTextSchema } from "#contract/part-lookup.ts"
import { form } from "#server/api-kit/body.ts"
import { oneFile } from "#server/api-kit/file-fields.ts"
import { routes } from "#server/api-kit/routes.ts"
import { patchParts } from "./commands/patch-parts.ts"
import { undoParts } from "./commands/undo-parts.ts"
import { countByFilter, listPartsOfGroups } from "./part-list-store.ts"
import { readListFile } from "./sheet/read-list-file.ts"

const listFile = oneFile({
  maxBytes: limits.listBytes,
  tooLarge: "A list has at most 2 MB",
  description: "xlsx, CSV or text, at most 2 MB and 2,000 rows",
})

/** Calls for the parts of all groups. */
export const partsApi = routes("Parts", { needs: "parts.edit" })
  .call(
    "GET /",
    {
      summary: "Search and filter the parts of all groups",
      needs: "content.read",
      query: partListQuerySchema,
      returns: partListSchema,
    },
    ({ app, query }) => listPartsOfGroups(app, query),
  )
  .call(
    "GET /counts",
    {
      summary: "How many parts each filter finds, in one group or in all",
      needs: "content.read",
      query: partCountsQuerySchema,
      returns: partCountsSchema,
    },
    ({ app, query }) => countByFilter(app, query.group),
  )
  .call(
    "PATCH /",
    {
      summary: "Change a block of cells: fields of several parts, all or none",
      needs: ["parts.edit", "content.translate"],
      body: partChangesSchema,
      returns: partsChangedSchema,
      refuses: ["not_found", "conflict", "stale"],
    },
    ({ caller, body }) => patchParts(caller, body.parts),
  )
  .call(
    "POST /undo",
    {
      summary: "Give parts the version before the one named back",
      body: partUndoSchema,
      returns: partsChangedSchema,
      refuses: ["conflict"],
    },
    ({ caller, body }) => undoParts(caller, body),
  )
  .call(
    "POST /sheet",
    {
      summary: "The rows of a buyer's list as text; nothing is stored",
      needs: "open",
      limit: "listFile",
      body: form(z.object({}), { files: { file: listFile }, maxBytes: limits.listBytes + 65_536 }),
      returns: listTextSchema,
    },
    ({ app, files: { file } }) => readListFile(app.programDir, { bytes: file.bytes, name: file.name.slice(0, 200) }),
  )
