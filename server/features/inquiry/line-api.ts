import { z } from "zod"
import {
  type InquiryLine,
  inquiryLinePatchSchema,
  inquiryLineSchema,
  inquiryLinesInputSchema,
  lineReadingInputSchema,
  lineReadingSchema,
} from "#contract/inquiry-line.ts"
import { cellsOfLine } from "#contract/inquiry-constants.ts"
import { limits } from "#contract/limits.ts"
import { languageOrDefault, optional } from "#contract/text.ts"
import { existing } from "#server/app-error.ts"
import { download, xlsxType } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { addLines, changeLine } from "./commands/change-lines.ts"
import { readInquiryLines, readLines } from "./commands/read-lines.ts"
import { listLines } from "./line-store.ts"
import { findInquiry } from "./store.ts"
import { writeXlsxStream } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"

const widths = [8, 48, 22, 10, 10, 60]

/** Returns what an inquiry asks for as a workbook, with quantities as numbers. */
function writeLinesSheet(lines: readonly InquiryLine[], language: Language): ReadableStream<Uint8Array> {
  const { columns: words } = offerTexts[language]
  const headings = [words.position, words.asked, words.part, words.quantity, words.unit, words.note]
  const columns = headings.map((header, index) => ({ header, width: widths[index] ?? 20 }))
  const rows = lines.filter(({ removed }) => !removed).map(cellsOfLine)
  return writeXlsxStream(rows, { name: words.asked, columns, freezePane: { rows: 1 } })
}

/** Lines of one inquiry, below /request. */
export const inquiryLinesApi = routes("Desk", { needs: "inquiries.edit" })
  .call(
    "GET /:id/line",
    {
      summary: "The lines of an inquiry, the removed ones too",
      needs: "inquiries.read",
      returns: z.array(inquiryLineSchema),
    },
    async ({ app, params: { id } }) => {
      existing(await findInquiry(app.db, id, app.clock()))
      return (await listLines(app.db, [id])).get(id) ?? []
    },
  )
  .call(
    "GET /:id/line/xlsx",
    {
      summary: "The lines of an inquiry as a workbook",
      needs: "inquiries.read",
      query: z.object({ words: languageOrDefault }),
      file: xlsxType,
    },
    async ({ app, params: { id }, query: { words } }) => {
      const { reference } = existing(await findInquiry(app.db, id, app.clock()))
      const lines = (await listLines(app.db, [id])).get(id) ?? []
      return download(writeLinesSheet(lines, words), `${reference}.xlsx`, xlsxType)
    },
  )
  .call(
    "POST /:id/line",
    {
      summary: "Add lines; returns all of the inquiry",
      body: inquiryLinesInputSchema,
      returns: z.array(inquiryLineSchema),
      status: 201,
    },
    ({ caller, params: { id }, body: { lines } }) => addLines(caller, id, lines, { source: "desk" }),
  )
  .call(
    "POST /:id/line/read",
    {
      summary: "Read lines out of a text, a message or its file, and add them; with `preview` only read",
      body: lineReadingInputSchema,
      returns: lineReadingSchema,
      refuses: ["wrong_type"],
    },
    ({ caller, params: { id }, body }) => readInquiryLines(caller, id, body),
  )

export const lineApi = routes("Desk", { needs: "inquiries.edit" })
  .call(
    "POST /read",
    {
      summary: "Read lines out of a list before its inquiry is stored",
      body: z.object({ text: optional(limits.listCharacters) }).meta({ id: "LineList" }),
      returns: lineReadingSchema,
    },
    async ({ app, body: { text } }) => ({ lines: await readLines(app.db, text, { withText: true }), present: 0 }),
  )
  .call(
    "PATCH /:id",
    {
      summary: "Correct a line, or put a removed one back",
      body: inquiryLinePatchSchema,
      ifMatch: true,
      returns: inquiryLineSchema,
      refuses: ["conflict"],
    },
    ({ caller, params: { id }, body, version }) => changeLine(caller, id, body, version),
  )
  .call(
    "DELETE /:id",
    { summary: "Remove a line; it can be put back", ifMatch: true, refuses: ["conflict"] },
    async ({ caller, params: { id }, version }) => void (await changeLine(caller, id, { removed: true }, version)),
  )
