import { inquirySchema } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import {
  deskInquirySchema,
  mergeSchema,
  messageInputSchema,
  messageSchema,
  presenceInputSchema,
  presentSchema,
  threadSchema,
} from "#contract/message.ts"
import { AppError, existing } from "#server/app-error.ts"
import { type Texts, jsonOrForm } from "#server/api-kit/body.ts"
import { attachments } from "#server/api-kit/file-fields.ts"
import { parseField } from "#server/api-kit/parse-body.ts"
import { downloadSent } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { mergeInquiry } from "./commands/merge-inquiry.ts"
import { postMessage } from "./commands/post-message.ts"
import { recordDeskInquiry } from "./commands/record-desk-inquiry.ts"
import { takeBackMessage } from "./commands/take-back-message.ts"
import { withdrawLink } from "./commands/withdraw-link.ts"
import { findInquiryOfMessage } from "./message-store.ts"
import { listLooking, notePresence, withoutInquiry } from "./presence.ts"
import { findInquiry } from "./store.ts"
import { readThread } from "./thread.ts"

const jsonBytes = 1_048_576
const messageBody = jsonOrForm(messageInputSchema, {
  files: { files: attachments(limits.photos) },
  maxBytes: { json: jsonBytes, multipart: limits.photos * limits.photoBytes + jsonBytes },
  ofTexts: messageOfForm,
})

/** Calls of the conversation about one inquiry, below /request. */
export const threadApi = routes("Desk", { needs: "inquiries.edit" })
  .call(
    "GET /:id",
    { summary: "An inquiry with all that was written about it", needs: "inquiries.read", returns: threadSchema },
    async ({ app, caller: { account }, params }) => {
      const publicUrl = account.abilities.includes("inquiries.edit") ? app.config.publicUrl : null
      return existing(await readThread(app.db, params.id, { now: app.clock(), me: account.id, publicUrl }))
    },
  )
  .call(
    "POST /desk",
    {
      summary: "Take down an inquiry that came by telephone or mail",
      idempotent: true,
      body: deskInquirySchema,
      returns: inquirySchema,
      status: 201,
      refuses: ["not_found"],
    },
    ({ caller, body, key }) => recordDeskInquiry(caller, body, key),
  )
  .call(
    "POST /:id/message",
    {
      summary: "Answer by mail or write a note; as multipart with `files`, and `cc` as JSON",
      idempotent: true,
      body: messageBody,
      returns: messageSchema,
      status: 201,
      refuses: ["conflict"],
    },
    ({ caller, params, body, files: { files }, key }) => postMessage(caller, params.id, body, { files, key }),
  )
  .call(
    "POST /:id/merge",
    {
      summary: "Put what an inquiry holds into another one, and the inquiry into the trash",
      body: mergeSchema,
      ifMatch: true,
      refuses: ["conflict"],
    },
    ({ caller, params, body, version }) => mergeInquiry(caller, params.id, body.into, version),
  )
  .call(
    "DELETE /:id/link",
    { summary: "Make the links to the customer's page of an inquiry void; it gets a new one", always: true },
    ({ caller, params }) => withdrawLink(caller, params.id),
  )
  .call(
    "PUT /:id/presence",
    {
      summary: "Say that one looks at an inquiry, or writes; returns who else does",
      body: presenceInputSchema,
      returns: presentSchema,
    },
    async ({ app, caller, params: { id }, body }) => {
      const now = app.clock()
      const me = caller.account.id
      if (!(await findInquiry(app.db, id, now))) throw new AppError("not_found")
      if (me !== null) await notePresence(app.db, id, { now, me, ...body })
      return { looking: withoutInquiry(await listLooking(app.db, [id], { now, me })) }
    },
  )

export const messageApi = routes("Desk", { needs: "inquiries.edit" })
  .call(
    "DELETE /:id",
    { summary: "Take back an answer that has not left", refuses: ["conflict"] },
    ({ caller, params }) => takeBackMessage(caller, params.id),
  )
  .call(
    "GET /:id/file/:n",
    { summary: "A file of a message", needs: "inquiries.read", file: "application/octet-stream" },
    async ({ app, caller, params: { id, n } }) => {
      const inquiry = existing(await findInquiryOfMessage(app.db, id))
      const file = existing(await findSentFile(app.db, "message_file", id, n))
      await recordAudit(app.db, caller, "photo_downloaded", {
        kind: "request",
        id: inquiry.id,
        title: inquiry.reference,
      })
      return downloadSent(file, `file-${id}-${n}`)
    },
  )

/** Returns the fields of a form in the shape of the JSON body. */
function messageOfForm({ cc, after, even_so, ...texts }: Texts) {
  return {
    ...texts,
    ...(cc ? { cc: parseField("cc", cc) } : {}),
    ...(after ? { after: Number(after) } : {}),
    ...(even_so ? { even_so: even_so === "true" } : {}),
  }
}
