import { z } from "zod"
import {
  inquiryInputSchema,
  inquiryPageSchema,
  inquiryPatchSchema,
  inquiryQuerySchema,
  inquiryReceiptSchema,
  inquirySchema,
  photosInputSchema,
} from "#contract/inquiry.ts"
import { languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { existing } from "#server/app-error.ts"
import { type Texts, form, jsonOrForm, unchecked } from "#server/api-kit/body.ts"
import { attachments } from "#server/api-kit/file-fields.ts"
import { parseField } from "#server/api-kit/parse-body.ts"
import { csvType, download, downloadSent, xlsxType } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import type { Caller } from "#server/caller.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { addPhotos } from "./commands/add-photos.ts"
import { deleteInquiry, updateInquiry } from "./commands/change-inquiry.ts"
import { mailInquiryAgain } from "./commands/mail-inquiry-again.ts"
import { checkInquiryLimit, submitInquiry } from "./commands/submit-inquiry.ts"
import { writeCsv, writeWorkbook } from "./export-inquiries.ts"
import type { Asking } from "./inquiry-filter.ts"
import { findInquiryIds } from "./search/inquiry-index.ts"
import { findInquiry, listExported, listNewestInquiries, searchInquiries } from "./store.ts"

const exported = 100_000
const exportQuery = inquiryQuerySchema.omit({ page: true, limit: true }).extend({
  format: z.enum(["csv", "xlsx"], "invalid").default("csv"),
  /** Language of the file; `lang` is that of the inquiries. */
  words: z.enum(languages, "invalid").default("en"),
})
const jsonBytes = 1_048_576
const inquiryBody = jsonOrForm(inquiryInputSchema, {
  files: { photos: attachments(limits.photos) },
  maxBytes: { json: jsonBytes, multipart: limits.photos * limits.photoBytes + jsonBytes },
  ofTexts: inquiryOfForm,
})

export const inquiryApi = routes("Inquiries", { needs: "inquiries.edit" })
  .call(
    "POST /",
    {
      summary: "Send an inquiry; as multipart with `photos`, and `items` as JSON",
      needs: "open",
      idempotent: true,
      precheck: ({ app, address, key }) => checkInquiryLimit(app, { address, idempotencyKey: key }),
      body: unchecked(inquiryBody),
      returns: inquiryReceiptSchema,
      status: 201,
    },
    ({ app, body, files, address, key }) => submitInquiry(app, body, { address, idempotencyKey: key }, files.photos),
  )
  .call(
    "POST /photos",
    {
      summary: "Add photos to an inquiry, by the key in its receipt",
      needs: "open",
      idempotent: true,
      body: form(photosInputSchema, {
        files: { photos: attachments(limits.photos) },
        maxBytes: limits.photos * limits.photoBytes + jsonBytes,
      }),
      returns: inquiryReceiptSchema,
      status: 201,
      refuses: ["not_found"],
    },
    ({ app, body, files, key }) => addPhotos(app, body.photos_key, files.photos, key),
  )
  .call(
    "GET /",
    {
      summary: "The newest 1,000, or with parameters one page",
      needs: "inquiries.read",
      query: inquiryQuerySchema,
      returns: z.union([z.array(inquirySchema), inquiryPageSchema]),
    },
    ({ app, caller, query }) => {
      const isFiltered = Object.values(query).some((value) => value !== undefined)
      return isFiltered ? searchInquiries(app, query, askingOf(caller)) : listNewestInquiries(app.db, askingOf(caller))
    },
  )
  .call(
    "GET /export",
    {
      summary: "The inquiries that a query finds, as a file",
      needs: "inquiries.export",
      query: exportQuery,
      file: ["text/csv", xlsxType],
    },
    async ({ app, caller, query: { format, words, ...query } }) => {
      const asking = { ...askingOf(caller), found: await findInquiryIds(app, query.query) }
      const inquiries = await listExported(app.db, query, asking, exported)
      await recordAudit(app.db, caller, "inquiries_exported", { count: inquiries.length })
      const name = `inquiries-${app.clock().toISOString().slice(0, 10)}.${format}`
      return format === "csv"
        ? download(writeCsv(inquiries, words), name, csvType)
        : download(writeWorkbook(inquiries, words), name, xlsxType)
    },
  )
  .call(
    "GET /:id/photo/:n",
    { summary: "A photo or drawing of an inquiry", needs: "inquiries.read", file: "application/octet-stream" },
    async ({ app, caller, params: { id, n } }) => {
      const { reference: title } = existing(await findInquiry(app.db, id, app.clock()))
      const file = existing(await findSentFile(app.db, "request_file", id, n))
      await recordAudit(app.db, caller, "photo_downloaded", { kind: "request", id, title })
      return downloadSent(file, `photo-${id}-${n}`)
    },
  )
  .call(
    "PATCH /:id",
    {
      summary: "Give to somebody, set a reminder, close, reopen, mark as read or unread",
      body: inquiryPatchSchema,
      ifMatch: true,
      returns: inquirySchema,
      refuses: ["conflict"],
    },
    ({ caller, params, body, version }) => updateInquiry(caller, params.id, body, version),
  )
  .call(
    "POST /:id/mail",
    { summary: "Try again to mail an inquiry", returns: inquirySchema, refuses: ["conflict"] },
    ({ caller, params }) => mailInquiryAgain(caller, params.id),
  )
  .call(
    "DELETE /:id",
    { summary: "Delete an inquiry", ifMatch: true, refuses: ["conflict"] },
    ({ caller, params, version }) => deleteInquiry(caller, params.id, version),
  )

const askingOf = ({ app, account }: Caller): Asking => ({ now: app.clock(), me: account.id })

const switches = new Map<string, boolean>([
  ...["true", "1", "on", "yes"].map((text) => [text, true] as const),
  ...["false", "0", "off", "no"].map((text) => [text, false] as const),
])

/** Returns the fields of a form in the shape of the JSON body. */
function inquiryOfForm({ items, urgent, spare_id, ...texts }: Texts) {
  return {
    ...texts,
    ...(items ? { items: parseField("items", items) } : {}),
    ...(urgent ? { urgent: switches.get(urgent.toLowerCase()) ?? urgent } : {}),
    ...(spare_id ? { spare_id: /^\d+$/u.test(spare_id) ? Number(spare_id) : spare_id } : {}),
  }
}
