import { Hono } from "hono"
import { z } from "zod"
import {
  inquiryReceiptSchema,
  inquiryInputSchema,
  inquiryPageSchema,
  inquiryPatchSchema,
  inquiryQuerySchema,
  inquirySchema,
} from "#contract/inquiry.ts"
import { languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { idempotencyKey } from "#server/api-kit/idempotency-key.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { readJson } from "#server/api-kit/read-json.ts"
import { isMultipart, namedFilesOf, readMultipart, textsOf } from "#server/api-kit/read-upload.ts"
import { sendFile } from "#server/api-kit/send-file.ts"
import { deleteInquiry, updateInquiry } from "./commands/change-inquiry.ts"
import { mailInquiryAgain } from "./commands/mail-inquiry-again.ts"
import { writeCsv, writeWorkbook } from "./export-inquiries.ts"
import { checkInquiryLimit, submitInquiry } from "./commands/submit-inquiry.ts"
import type { Asking } from "./inquiry-filter.ts"
import { findInquiry, listNewestForms, listNewestInquiries, pageOfInquiries } from "./store.ts"

const tag = "Inquiries"
const exported = 100_000
const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
const exportQuery = inquiryQuerySchema.omit({ page: true, limit: true }).extend({
  format: z.enum(["csv", "xlsx"], "invalid").default("csv"),
  /** Language of the file; `lang` is that of the inquiries. */
  words: z.enum(languages, "invalid").default("en"),
})
const jsonBytes = 1_048_576
const inquiryBytes = { json: jsonBytes, multipart: limits.photos * limits.photoBytes + jsonBytes }
const photoParam = z.object({ id: idTextSchema, n: idTextSchema })

export const inquiryApi = new Hono<HttpEnv>()
  .post(
    "/",
    describe(tag, "Send an inquiry; as multipart with `photos`, and `items` as JSON", inquiryReceiptSchema, {
      needs: "open",
      status: 201,
    }),
    idempotencyKey,
    acceptBody(["json", "multipart"], inquiryBytes, inquiryInputSchema, {
      photos: z.array(z.file()).max(limits.photos).optional(),
    }),
    async (c) => {
      const meta = { address: c.env.address, idempotencyKey: c.var.idempotencyKey }
      if (!isMultipart(c)) return c.json(await submitInquiry(c.var.app, await readJson(c), meta), 201)
      await checkInquiryLimit(c.var.app, meta)
      const fields = await readMultipart(c)
      const photos = await namedFilesOf(fields, "photos")
      return c.json(await submitInquiry(c.var.app, inquiryOfForm(textsOf(fields)), meta, photos), 201)
    },
  )
  .get(
    "/",
    describe(
      tag,
      "The newest 1,000, or with parameters one page",
      z.union([z.array(inquirySchema), inquiryPageSchema]),
      { needs: "inquiries.read" },
    ),
    validate("query", inquiryQuerySchema),
    async (c) => {
      const query = c.req.valid("query")
      const asked = Object.values(query).some((value) => value !== undefined)
      const { db } = c.var.app
      const asking = askingOf(c.var.caller)
      return c.json(asked ? await pageOfInquiries(db, query, asking) : await listNewestInquiries(db, asking))
    },
  )
  .get(
    "/export",
    describe(tag, "The inquiries that a query finds, as a file", null, {
      needs: "inquiries.export",
      file: ["text/csv", xlsxType],
    }),
    validate("query", exportQuery),
    async (c) => {
      const { app } = c.var
      const { format, words, ...query } = c.req.valid("query")
      const inquiries = await listNewestForms(app.db, query, askingOf(c.var.caller), exported)
      await recordAudit(app.db, c.var.caller, "inquiries_exported", { count: inquiries.length })
      c.header(
        "Content-Disposition",
        `attachment; filename="inquiries-${app.clock().toISOString().slice(0, 10)}.${format}"`,
      )
      c.header("Content-Type", format === "csv" ? "text/csv; charset=utf-8" : xlsxType)
      return format === "csv" ? c.body(writeCsv(inquiries, words)) : c.body(writeWorkbook(inquiries, words))
    },
  )
  .get(
    "/:id/photo/:n",
    describe(tag, "A photo or drawing of an inquiry", null, {
      needs: "inquiries.read",
      file: "application/octet-stream",
    }),
    validate("param", photoParam),
    async (c) => {
      const { id, n } = c.req.valid("param")
      const { reference: title } = existing(await findInquiry(c.var.app.db, id, c.var.app.clock()))
      const file = existing(await findSentFile(c.var.app.db, "request_file", id, n))
      const subject = { kind: "request", id, title } as const
      await recordAudit(c.var.app.db, c.var.caller, "photo_downloaded", subject)
      return sendFile(c, file, `photo-${id}-${n}`)
    },
  )
  .patch(
    "/:id",
    describe(tag, "Give to somebody, set a reminder, close, reopen, mark as read or unread", inquirySchema, {
      needs: "inquiries.edit",
      refuses: ["conflict"],
    }),
    validate("param", idParam),
    validate("json", inquiryPatchSchema),
    ifMatch,
    async (c) => {
      const { id } = c.req.valid("param")
      return versioned(c, await updateInquiry(c.var.caller, id, c.req.valid("json"), c.var.expectedVersion))
    },
  )
  .post(
    "/:id/mail",
    describe(tag, "Try again to mail an inquiry", inquirySchema, { needs: "inquiries.edit", refuses: ["conflict"] }),
    validate("param", idParam),
    async (c) => versioned(c, await mailInquiryAgain(c.var.caller, c.req.valid("param").id)),
  )
  .delete(
    "/:id",
    describe(tag, "Delete an inquiry", null, { needs: "inquiries.edit", status: 204, refuses: ["conflict"] }),
    validate("param", idParam),
    ifMatch,
    async (c) => noContent(c, deleteInquiry(c.var.caller, c.req.valid("param").id, c.var.expectedVersion)),
  )

const askingOf = ({ app, account }: Caller): Asking => ({ now: app.clock(), me: account.id })

const switches = new Map<string, boolean>([
  ...["true", "1", "on", "yes"].map((text) => [text, true] as const),
  ...["false", "0", "off", "no"].map((text) => [text, false] as const),
])

/** Returns the fields of a form in the shape of the JSON body. */
function inquiryOfForm({ items, urgent, spare_id, ...texts }: Record<string, string>): Record<string, unknown> {
  return {
    ...texts,
    ...(items ? { items: parseItems(items) } : {}),
    ...(urgent ? { urgent: switches.get(urgent.toLowerCase()) ?? urgent } : {}),
    ...(spare_id ? { spare_id: /^\d+$/u.test(spare_id) ? Number(spare_id) : spare_id } : {}),
  }
}

function parseItems(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid("items", "invalid")
  }
}
