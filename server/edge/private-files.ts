import { type Context, Hono } from "hono"
import { type Language, defaultLanguage, isLanguage, prefixes } from "#contract/language.ts"
import { fileNamePattern, offerFilePattern } from "#contract/private-page-constants.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { xlsxType } from "#server/api-kit/respond.ts"
import { writePrivateLines } from "#server/features/inquiry/private-file.ts"
import { readPrivateInquiry } from "#server/features/inquiry/private-store.ts"
import { offerFileName } from "#server/features/inquiry/offer-ties.ts"
import { findCustomerOffer } from "#server/features/offer/customer-store.ts"
import { readPrintedInquiry } from "#server/features/offer/make-letter.ts"
import { writeOfferSheet } from "#server/features/offer/offer-sheet.ts"
import { printOffer } from "#server/features/offer/print-offer.ts"
import { lookUpParts } from "#server/features/part-lookup/store.ts"

/** Headers that keep a private page from caches, search engines and referrers. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
} as const

/**
 * Serves the lines of private pages as workbooks at `/r/{secret}.xlsx`, and their offers at `/r/{secret}/{revision}.pdf`
 * and `.xlsx`; passes anything else on.
 */
export const privateFiles = (): Hono<HttpEnv> =>
  new Hono<HttpEnv>()
    .get("/r/:file{.+\\.xlsx}", (c, next) => sendLines(c, defaultLanguage, next))
    .get("/r/:secret/:file", (c, next) => sendOfferFile(c, next))
    .get(`/:language{${prefixes}}/r/:secret/:file`, (c, next) => sendOfferFile(c, next))
    .get(`/:language{${prefixes}}/r/:file{.+\\.xlsx}`, (c, next) => {
      const language = c.req.param("language")
      return isLanguage(language) ? sendLines(c, language, next) : next()
    })

async function sendLines(c: Context<HttpEnv>, language: Language, next: () => Promise<void>): Promise<Response | void> {
  const secret = fileNamePattern.exec(c.req.param("file") ?? "")?.[1]
  const options = { language, lookUp: lookUpParts }
  const inquiry = secret === undefined ? null : await readPrivateInquiry(c.var.app, secret, options)
  if (!inquiry) return next()
  for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
  c.header("Content-Disposition", `attachment; filename="${inquiry.reference}.xlsx"`)
  c.header("Content-Type", xlsxType)
  return c.body(writePrivateLines(inquiry, language))
}

async function sendOfferFile(c: Context<HttpEnv>, next: () => Promise<void>): Promise<Response | void> {
  const { app } = c.var
  const [, revision, extension] = offerFilePattern.exec(c.req.param("file") ?? "") ?? []
  const customerOffer = revision ? await findCustomerOffer(app, c.req.param("secret") ?? "", Number(revision)) : null
  if (!customerOffer || (extension !== "pdf" && extension !== "xlsx")) return next()
  const { offer, letter } = customerOffer
  for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
  c.header("Content-Disposition", `attachment; filename="${offerFileName(offer.number, extension)}"`)
  c.header("Content-Type", extension === "pdf" ? "application/pdf" : xlsxType)
  if (extension === "pdf") return c.body(new Uint8Array(letter))
  return c.body(writeOfferSheet(offer, printOffer(offer, await readPrintedInquiry(app, offer), offer.lang)))
}
