import { Hono } from "hono"
import { z } from "zod"
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
import { idParam, idTextSchema } from "#contract/text.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { idempotencyKey } from "#server/api-kit/idempotency-key.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { readJson } from "#server/api-kit/read-json.ts"
import { isMultipart, namedFilesOf, readMultipart, textsOf } from "#server/api-kit/read-upload.ts"
import { sendFile } from "#server/api-kit/send-file.ts"
import { validate } from "#server/api-kit/validate.ts"
import { checkInput } from "#server/check-input.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { mergeInquiry } from "./commands/merge-inquiry.ts"
import { postMessage } from "./commands/post-message.ts"
import { takeBackMessage } from "./commands/take-back-message.ts"
import { recordDeskInquiry } from "./commands/record-desk-inquiry.ts"
import { withdrawLink } from "./commands/withdraw-link.ts"
import { findInquiryOfMessage } from "./message-store.ts"
import { listLooking, notePresence, withoutInquiry } from "./presence.ts"
import { findInquiry } from "./store.ts"
import { readThread } from "./thread.ts"

const tag = "Desk"
const needs = "inquiries.edit"
const jsonBytes = 1_048_576
const messageBytes = { json: jsonBytes, multipart: limits.photos * limits.photoBytes + jsonBytes }

/** Routes of the conversation about one inquiry, below /request. */
export const threadApi = new Hono<HttpEnv>()
  .get(
    "/:id",
    describe(tag, "An inquiry with all that was written about it", threadSchema, { needs: "inquiries.read" }),
    validate("param", idParam),
    async (c) => {
      const { app, caller } = c.var
      const mayAnswer = caller.account.abilities.includes(needs)
      const publicUrl = mayAnswer ? app.config.publicUrl : null
      const asking = { now: app.clock(), me: caller.account.id, publicUrl }
      const thread = existing(await readThread(app.db, c.req.valid("param").id, asking))
      return versioned(c, thread)
    },
  )
  .post(
    "/desk",
    describe(tag, "Take down an inquiry that came by telephone or mail", inquirySchema, {
      needs,
      status: 201,
      refuses: ["not_found"],
    }),
    idempotencyKey,
    validate("json", deskInquirySchema),
    async (c) => {
      const { caller, idempotencyKey: key } = c.var
      return versioned(c, await recordDeskInquiry(caller, c.req.valid("json"), key), 201)
    },
  )
  .post(
    "/:id/message",
    describe(tag, "Answer by mail or write a note; as multipart with `files`, and `cc` as JSON", messageSchema, {
      needs,
      status: 201,
      refuses: ["conflict"],
    }),
    validate("param", idParam),
    idempotencyKey,
    acceptBody(["json", "multipart"], messageBytes, messageInputSchema, {
      files: z.array(z.file()).max(limits.photos).optional(),
    }),
    async (c) => {
      const { id } = c.req.valid("param")
      const { caller, idempotencyKey: key } = c.var
      if (!isMultipart(c)) {
        const input = checkInput(messageInputSchema, await readJson(c))
        return c.json(await postMessage(caller, id, input, { files: [], key }), 201)
      }
      const fields = await readMultipart(c)
      const files = await namedFilesOf(fields, "files")
      const input = checkInput(messageInputSchema, messageOfForm(textsOf(fields)))
      return c.json(await postMessage(caller, id, input, { files, key }), 201)
    },
  )
  .post(
    "/:id/merge",
    describe(tag, "Put what an inquiry holds into another one, and the inquiry into the trash", null, {
      needs,
      status: 204,
      refuses: ["conflict"],
    }),
    validate("param", idParam),
    validate("json", mergeSchema),
    ifMatch,
    async (c) => {
      const { id } = c.req.valid("param")
      return noContent(c, mergeInquiry(c.var.caller, id, c.req.valid("json").into, c.var.expectedVersion))
    },
  )
  .delete(
    "/:id/link",
    describe(tag, "Make the links to the customer's page of an inquiry void; it gets a new one", null, {
      needs,
      always: true,
      status: 204,
    }),
    validate("param", idParam),
    async (c) => noContent(c, withdrawLink(c.var.caller, c.req.valid("param").id)),
  )
  .put(
    "/:id/presence",
    describe(tag, "Say that one looks at an inquiry, or writes; returns who else does", presentSchema, { needs }),
    validate("param", idParam),
    validate("json", presenceInputSchema),
    async (c) => {
      const { app, caller } = c.var
      const { id } = c.req.valid("param")
      const now = app.clock()
      const me = caller.account.id
      if (!(await findInquiry(app.db, id, now))) throw new AppError("not_found")
      if (me !== null) await notePresence(app.db, id, { now, me, writing: c.req.valid("json").writing })
      return c.json({ looking: withoutInquiry(await listLooking(app.db, [id], { now, me })) })
    },
  )

export const messageApi = new Hono<HttpEnv>()
  .delete(
    "/:id",
    describe(tag, "Take back an answer that has not left", null, { needs, status: 204, refuses: ["conflict"] }),
    validate("param", idParam),
    async (c) => noContent(c, takeBackMessage(c.var.caller, c.req.valid("param").id)),
  )
  .get(
    "/:id/file/:n",
    describe(tag, "A file of a message", null, { needs: "inquiries.read", file: "application/octet-stream" }),
    validate("param", z.object({ id: idTextSchema, n: idTextSchema })),
    async (c) => {
      const { id, n } = c.req.valid("param")
      const inquiry = existing(await findInquiryOfMessage(c.var.app.db, id))
      const file = existing(await findSentFile(c.var.app.db, "message_file", id, n))
      const subject = { kind: "request", id: inquiry.id, title: inquiry.reference } as const
      await recordAudit(c.var.app.db, c.var.caller, "photo_downloaded", subject)
      return sendFile(c, file, `file-${id}-${n}`)
    },
  )

/** Returns the fields of a form in the shape of the JSON body. */
function messageOfForm({ cc, after, even_so, ...texts }: Record<string, string>): Record<string, unknown> {
  return {
    ...texts,
    ...(cc ? { cc: parseCopies(cc) } : {}),
    ...(after ? { after: Number(after) } : {}),
    ...(even_so ? { even_so: even_so === "true" } : {}),
  }
}

function parseCopies(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid("cc", "invalid")
  }
}
