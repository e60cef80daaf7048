import { join } from "node:path"
import { hash } from "node:crypto"
import pLimit from "p-limit"
import { localAddress } from "#contract/address-constants.ts"
import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { runChild } from "#server/child-program.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { privateAddress } from "#server/features/inquiry/private-link.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import { drawQrCode } from "#server/qr-code.ts"
import type { StoredOffer } from "./offer-store.ts"
import type { MadeLetter } from "./pdf/offer-process.ts"
import { type PrintedInquiry, printOffer } from "./print-offer.ts"
import type { LetterHead, LetterOrder } from "./printed-offer.ts"
import { readOfferSettings } from "./settings-store.ts"

const longestMs = 60_000
const memoryMb = 256
// One at a time: a letter keeps a processor busy.
const inTurn = pLimit(1)

type LetterApp = Pick<AppContext, "db" | "config" | "programDir" | "clock">

/** Returns the letter of an offer in its language; throws `unavailable` with `letter_failed` when it cannot be made. */
export async function makeLetter(app: LetterApp, offer: StoredOffer): Promise<MadeLetter> {
  const printed = printOffer(offer, await readPrintedInquiry(app, offer), offer.lang)
  const order: LetterOrder = {
    offer: printed,
    head: await readLetterHead(app.db, offer.lang),
    qr: drawQrCode(printed.link),
    fontDir: join(app.programDir, "server/features/offer/pdf/fonts"),
    madeAt: app.clock().toISOString(),
  }
  const source = "server/features/offer/pdf/offer-process.ts"
  const made = await inTurn(() => runChild<MadeLetter>(app.programDir, source, order, { longestMs, memoryMb }))
  if (made) return made
  const detail = "The PDF could not be made, so nothing was sent"
  throw new AppError("unavailable", { detail, errors: [fieldError("", "letter_failed", detail)], retryAfter: 5 })
}

export const checksumOf = (bytes: Uint8Array): string => hash("sha256", bytes)

/** Returns what an offer prints of its inquiry. */
export async function readPrintedInquiry(
  { db, config }: Pick<AppContext, "db" | "config">,
  { request_id, lang }: Pick<StoredOffer, "request_id" | "lang">,
): Promise<PrintedInquiry> {
  const { created_at } = await db
    .selectFrom("request")
    .select("created_at")
    .where("id", "=", request_id)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom("inquiry_line")
    .select(["id", "partnumber", "asked_number"])
    .where("request_id", "=", request_id)
    .execute()
  return {
    created_at,
    askedNumbers: new Map(lines.map(({ id, partnumber, asked_number }) => [id, asked_number || partnumber])),
    link: await privateAddress(db, { id: request_id, lang }, config.publicUrl),
  }
}

async function readLetterHead(db: Database, language: Language): Promise<LetterHead> {
  const company = await db.selectFrom("settings").selectAll().executeTakeFirst()
  const { bank } = await readOfferSettings(db)
  const words = offerTexts[language]
  const name = company?.company_name ?? ""
  const address = localAddress(company?.address ?? "", language)
  const columns = [
    [name, address, company?.email ?? ""],
    [
      company?.managing_director ? words.director(company.managing_director) : "",
      company?.register_entry ?? "",
      company?.vat_id ? words.vatId(company.vat_id) : "",
    ],
    bank.split("\n"),
  ]
  return { name, address, logo: await readLogo(db), foot: columns.map((lines) => lines.filter(Boolean)) }
}

async function readLogo(db: Database): Promise<LetterHead["logo"]> {
  const logo = await db
    .selectFrom("company_image")
    .select(["bytes", "width", "height"])
    .where("name", "=", "logo")
    .executeTakeFirst()
  if (!logo) return null
  const { bytes, ...size } = logo
  return { ...size, src: `data:image/png;base64,${Buffer.from(bytes).toString("base64")}` }
}
