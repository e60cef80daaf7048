import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { inquiryReceiptSchema } from "#contract/inquiry.ts"
import { messageSchema } from "#contract/message.ts"
import { sortMailSchema, unsortedPageSchema, unsortedQuerySchema } from "#contract/unsorted-mail.ts"
import { existing } from "#server/app-error.ts"
import { form } from "#server/api-kit/body.ts"
import { oneFile } from "#server/api-kit/file-fields.ts"
import { downloadSent } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { readJob } from "#server/db/run-job.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { addMailFile, discardMail, sortMail } from "./commands/sort-mail.ts"
import { pollTrouble } from "./incoming/poll-mailbox.ts"
import { listUnsorted } from "./unsorted-store.ts"

const { mailBytes } = dashboardLimits
const mailForm = form(z.object({}), {
  files: { eml: oneFile({ maxBytes: mailBytes, tooLarge: `A mail has at most ${mailBytes} bytes` }) },
  maxBytes: mailBytes + 65_536,
})

/** Call for uploaded mail files, below /request. */
export const mailFileApi = routes("Desk", { needs: "inquiries.edit" }).call(
  "POST /:id/eml",
  {
    summary: "Store a mail, saved as a file, in the thread of an inquiry; nothing is sent",
    body: mailForm,
    returns: messageSchema,
    status: 201,
    refuses: ["conflict"],
  },
  ({ caller, params, files }) => addMailFile(caller, params.id, files.eml),
)

/** Calls of unsorted mails. */
export const unsortedApi = routes("Desk", { needs: "inquiries.edit" })
  .call(
    "GET /unsorted",
    {
      summary: "Mails that fit no inquiry, with a suggestion",
      query: unsortedQuerySchema,
      returns: unsortedPageSchema,
    },
    async ({ app: { db, config }, query }) => {
      const trouble_since = config.imap === null ? null : await readJob(db, pollTrouble)
      return { ...(await listUnsorted(db, query)), trouble_since }
    },
  )
  .call(
    "POST /unsorted/:id",
    {
      summary: "Put a mail into the thread of an inquiry, or make a new one of it",
      body: sortMailSchema,
      returns: inquiryReceiptSchema,
    },
    ({ caller, params, body }) => sortMail(caller, params.id, body),
  )
  .call(
    "GET /unsorted/:id/file/:n",
    { summary: "A file of a mail that fits no inquiry", file: "application/octet-stream" },
    async ({ app, caller, params: { id, n } }) => {
      const file = existing(await findSentFile(app.db, "unsorted_file", id, n))
      await recordAudit(app.db, caller, "photo_downloaded")
      return downloadSent(file, `file-${id}-${n}`)
    },
  )
  .call("DELETE /unsorted/:id", { summary: "Remove a mail that fits no inquiry for good" }, ({ caller, params }) =>
    discardMail(caller, params.id),
  )
