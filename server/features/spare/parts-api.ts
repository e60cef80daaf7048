import { Hono } from "hono"
import { z } from "zod"
import {
  partChangesSchema,
  partListQuerySchema,
  partListSchema,
  partUndoSchema,
  partsChangedSchema,
} from "#contract/part-list.ts"
import { limits } from "#contract/limits.ts"
import { listTextSchema } from "#contract/part-lookup.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { chosenFiles, readMultipart } from "#server/api-kit/read-upload.ts"
import { validate } from "#server/api-kit/validate.ts"
import { patchParts } from "./commands/patch-parts.ts"
import { undoParts } from "./commands/undo-parts.ts"
import { readListFile } from "./sheet/read-list-file.ts"
import { listPartsOfGroups } from "./part-list-store.ts"

const tag = "Parts"
const fileSchema = z.object({ file: z.file().describe("xlsx, CSV or text, at most 2 MB and 2,000 rows") })

/** Routes for the parts of all groups. */
export const partsApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "Search and filter the parts of all groups", partListSchema, { needs: "content.read" }),
    validate("query", partListQuerySchema),
    async (c) => c.json(await listPartsOfGroups(c.var.app, c.req.valid("query"))),
  )
  .patch(
    "/",
    describe(tag, "Change a block of cells: fields of several parts, all or none", partsChangedSchema, {
      needs: ["parts.edit", "content.translate"],
      refuses: ["not_found", "conflict", "stale"],
    }),
    validate("json", partChangesSchema),
    async (c) => c.json(await patchParts(c.var.caller, c.req.valid("json").parts)),
  )
  .post(
    "/undo",
    describe(tag, "Give parts the version before the one named back", partsChangedSchema, {
      needs: "parts.edit",
      refuses: ["conflict"],
    }),
    validate("json", partUndoSchema),
    async (c) => c.json(await undoParts(c.var.caller, c.req.valid("json"))),
  )
  .post(
    "/sheet",
    describe(tag, "The rows of a buyer's list as text; nothing is stored", listTextSchema, { needs: "open" }),
    acceptBody("multipart", limits.listBytes + 65_536, fileSchema),
    async (c) => {
      if (!c.var.account) await c.var.app.limits.consume("listFile", c.env.address)
      const [file] = chosenFiles(await readMultipart(c), "file")
      if (!file) throw new AppError("invalid", { errors: [fieldError("file", "required")] })
      if (file.size > limits.listBytes) throw new AppError("too_large", { detail: "A list has at most 2 MB" })
      const order = { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name.slice(0, 200) }
      return c.json(await readListFile(c.var.app.programDir, order))
    },
  )
