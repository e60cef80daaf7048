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
import { idParam } from "#contract/text.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { idempotencyKey } from "#server/api-kit/idempotency-key.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { readJson } from "#server/api-kit/read-json.ts"
import { deleteInquiry } from "./commands/delete-inquiry.ts"
import { mailInquiryAgain } from "./commands/mail-inquiry-again.ts"
import { markInquiry } from "./commands/mark-inquiry.ts"
import { writeCsv, writeWorkbook } from "./export-inquiries.ts"
import { submitInquiry } from "./commands/submit-inquiry.ts"
import { listNewestInquiries, pageOfInquiries } from "./store.ts"

const tag = "Inquiries"
const exported = 100_000
const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
const exportQuery = inquiryQuerySchema.omit({ page: true, limit: true }).extend({
  format: z.enum(["csv", "xlsx"], "invalid").default("csv"),
  /** Language of the file; `lang` is that of the inquiries. */
  words: z.enum(languages, "invalid").default("en"),
})
const inquiryBytes = 1_048_576

export const inquiryApi = new Hono<HttpEnv>()
  .post(
    "/",
    describe(tag, "Send an inquiry", inquiryReceiptSchema, { needs: "open", status: 201 }),
    idempotencyKey,
    acceptBody("json", inquiryBytes, inquiryInputSchema),
    async (c) => {
      const meta = { address: c.env.address, idempotencyKey: c.var.idempotencyKey }
      return c.json(await submitInquiry(c.var.app, await readJson(c), meta), 201)
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
      return c.json(asked ? await pageOfInquiries(c.var.app.db, query) : await listNewestInquiries(c.var.app.db))
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
      const inquiries = await listNewestInquiries(app.db, exported, query)
      await recordAudit(app.db, c.var.caller, "inquiries exported", String(inquiries.length))
      c.header(
        "Content-Disposition",
        `attachment; filename="inquiries-${app.clock().toISOString().slice(0, 10)}.${format}"`,
      )
      c.header("Content-Type", format === "csv" ? "text/csv; charset=utf-8" : xlsxType)
      return format === "csv" ? c.body(writeCsv(inquiries, words)) : c.body(writeWorkbook(inquiries, words))
    },
  )
  .patch(
    "/:id",
    describe(tag, "Mark as read or unread", inquirySchema, { needs: "inquiries.edit", refuses: ["conflict"] }),
    validate("param", idParam),
    validate("json", inquiryPatchSchema),
    ifMatch,
    async (c) => {
      const inquiry = await markInquiry(
        c.var.caller,
        c.req.valid("param").id,
        c.req.valid("json").read,
        c.var.expectedVersion,
      )
      return versioned(c, inquiry)
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
    async (c) => {
      await deleteInquiry(c.var.caller, c.req.valid("param").id, c.var.expectedVersion)
      return c.body(null, 204)
    },
  )
