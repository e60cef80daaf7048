import { Hono } from "hono"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { inquiryReceiptSchema } from "#contract/inquiry.ts"
import { messageSchema } from "#contract/message.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { sortMailSchema, unsortedPageSchema, unsortedQuerySchema } from "#contract/unsorted-mail.ts"
import { AppError, existing, fieldError } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { namedFilesOf, readMultipart } from "#server/api-kit/read-upload.ts"
import { sendFile } from "#server/api-kit/send-file.ts"
import { validate } from "#server/api-kit/validate.ts"
import { readJob } from "#server/db/run-job.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { addMailFile, discardMail, sortMail } from "./commands/sort-mail.ts"
import { pollTrouble } from "./incoming/poll-mailbox.ts"
import { listUnsorted } from "./unsorted-store.ts"

const tag = "Desk"
const needs = "inquiries.edit"
const formBytes = dashboardLimits.mailBytes + 65_536

/** Route for uploaded mail files, below /request. */
export const mailFileApi = new Hono<HttpEnv>().post(
  "/:id/eml",
  describe(tag, "Store a mail, saved as a file, in the thread of an inquiry; nothing is sent", messageSchema, {
    needs,
    status: 201,
    refuses: ["conflict"],
  }),
  validate("param", idParam),
  acceptBody("multipart", formBytes, z.object({}), { eml: z.file() }),
  async (c) => {
    const [file] = await namedFilesOf(await readMultipart(c), "eml")
    if (!file) throw new AppError("invalid", { errors: [fieldError("eml", "required")] })
    return c.json(await addMailFile(c.var.caller, c.req.valid("param").id, file), 201)
  },
)

/** Routes of unsorted mails. */
export const unsortedApi = new Hono<HttpEnv>()
  .get(
    "/unsorted",
    describe(tag, "Mails that fit no inquiry, with a suggestion", unsortedPageSchema, { needs }),
    validate("query", unsortedQuerySchema),
    async (c) => {
      const { db, config } = c.var.app
      const trouble_since = config.imap === null ? null : await readJob(db, pollTrouble)
      return c.json({ ...(await listUnsorted(db, c.req.valid("query"))), trouble_since })
    },
  )
  .post(
    "/unsorted/:id",
    describe(tag, "Put a mail into the thread of an inquiry, or make a new one of it", inquiryReceiptSchema, { needs }),
    validate("param", idParam),
    validate("json", sortMailSchema),
    async (c) => c.json(await sortMail(c.var.caller, c.req.valid("param").id, c.req.valid("json"))),
  )
  .get(
    "/unsorted/:id/file/:n",
    describe(tag, "A file of a mail that fits no inquiry", null, { needs, file: "application/octet-stream" }),
    validate("param", z.object({ id: idTextSchema, n: idTextSchema })),
    async (c) => {
      const { id, n } = c.req.valid("param")
      const file = existing(await findSentFile(c.var.app.db, "unsorted_file", id, n))
      await recordAudit(c.var.app.db, c.var.caller, "photo_downloaded")
      return sendFile(c, file, `file-${id}-${n}`)
    },
  )
  .delete(
    "/unsorted/:id",
    describe(tag, "Remove a mail that fits no inquiry for good", null, { needs, status: 204 }),
    validate("param", idParam),
    async (c) => noContent(c, discardMail(c.var.caller, c.req.valid("param").id)),
  )
