import type { Inquiry } from "#contract/inquiry.ts"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { type Offer, type OfferLineInput, type OfferSummary, offerLineInputSchema } from "#contract/offer.ts"
import { offerLimits } from "#contract/offer-constants.ts"
import { conflict, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { NewRow } from "#server/db/schema/tables.ts"
import { listLines } from "#server/features/inquiry/line-store.ts"
import { findInquiry } from "#server/features/inquiry/store.ts"
import { lookUpParts } from "#server/features/part-lookup/store.ts"
import { shiftDay } from "#server/german-time.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import { readOffer } from "../check-offer.ts"
import { type StoredOffer, findStoredOffer, germanDay, listOffersOf, readCosts } from "../offer-store.ts"
import { readOfferSettings } from "../settings-store.ts"
import { writeOfferLines } from "../write-lines.ts"

/**
 * Begins an offer: a copy of the inquiry's last one, or a first one with the asked lines that the catalogue knows.
 * Throws `not_found`, and `conflict` with `offer_draft` while there is a draft.
 */
export async function createOffer(caller: Caller, requestId: number, key: string | null): Promise<Offer> {
  const { app, account } = caller
  const id = await withIdempotencyKey(app, { call: `offer ${requestId}`, key, sent: {} }, async (trx) => {
    const now = app.clock()
    const inquiry = existing(await findInquiry(trx, requestId, now))
    const offers = await listOffersOf(trx, requestId, now)
    if (offers.some(({ state }) => state === "draft"))
      throw conflict("offer_draft", "There is a draft of an offer already")
    const newest = offers.at(-1)
    const last = newest ? await findStoredOffer(trx, newest.id, now) : null
    const revision = (last?.revision ?? 0) + 1
    const head = last ? headOfCopy(last) : await headOfFirst(trx, inquiry, account.name)
    const { valid_days } = await readOfferSettings(trx)
    const number = `${inquiry.reference}/${revision}`
    const row = {
      ...head,
      request_id: requestId,
      revision,
      number,
      created_at: now.toISOString(),
      account_id: account.id,
      valid_until: shiftDay(germanDay(now), valid_days),
    }
    const created = await trx.insertInto("offer").values(row).returning("id").executeTakeFirstOrThrow()
    const lines = last ? await linesOfCopy(trx, last, offers, now) : await firstLines(trx, inquiry)
    await writeOfferLines(trx, created.id, lines)
    const subject = { kind: "request", id: requestId, title: inquiry.reference, detail: number } as const
    await recordAudit(trx, caller, "offer_begun", subject)
    return created.id
  })
  return existing(await readOffer(app, id, account.name))
}

/**
 * Returns the lines of the last offer, and those of the others that hold beside it since a merge: one revision then
 * answers all that is asked. Prices in another currency are left out.
 */
async function linesOfCopy(
  trx: Database,
  last: StoredOffer,
  offers: readonly OfferSummary[],
  now: Date,
): Promise<OfferLineInput[]> {
  const lines = await readCosts(trx, last)
  const answered = new Set(lines.map(({ line_id }) => line_id))
  for (const { id, state, currency } of offers) {
    const other = state === "sent" && currency === last.currency ? await findStoredOffer(trx, id, now) : null
    if (!other) continue
    const added = (await readCosts(trx, other)).filter(({ line_id }) => line_id !== null && !answered.has(line_id))
    lines.push(...added)
    for (const { line_id } of added) answered.add(line_id)
  }
  return lines
    .slice(0, offerLimits.lines)
    .map(({ id: _id, position: _position, amount: _amount, ordered: _ordered, ...line }) => line)
}

type Head = Omit<NewRow<"offer">, "request_id" | "revision" | "number" | "created_at" | "account_id" | "valid_until">

const headOfCopy = (last: StoredOffer): Head => ({
  lang: last.lang,
  currency: last.currency,
  delivery_term: last.delivery_term,
  delivery_place: last.delivery_place,
  vat: last.vat,
  vat_id: last.vat_id,
  payment: last.payment,
  text_before: last.text_before,
  text_after: last.text_after,
  your_reference: last.your_reference,
  recipient: last.recipient,
  contact_name: last.contact_name,
  contact_phone: last.contact_phone,
})

async function headOfFirst(trx: Database, { lang, company, name }: Inquiry, contact: string): Promise<Head> {
  const settings = await readOfferSettings(trx)
  const company_row = await trx.selectFrom("settings").select("phone").executeTakeFirst()
  return {
    lang,
    currency: settings.currency,
    delivery_term: settings.delivery_term,
    delivery_place: settings.delivery_place,
    vat: settings.vat,
    payment: settings[`payment_${lang}`],
    text_before: settings[`text_before_${lang}`],
    text_after: settings[`text_after_${lang}`],
    recipient: [company, name].filter(Boolean).join("\n"),
    contact_name: contact,
    contact_phone: company_row?.phone ?? "",
  }
}

async function firstLines(trx: Database, { id, lang }: Inquiry): Promise<OfferLineInput[]> {
  const lines = (await listLines(trx, [id])).get(id) ?? []
  const askedLines = lines.filter(({ removed }) => !removed).slice(0, offerLimits.lines)
  const { items } = await lookUpParts(
    trx,
    askedLines.map((line) => line.partnumber ?? ""),
  )
  const stateOf = new Map(items.map((item) => [item.number, item]))
  return askedLines.flatMap((line) => offerOf(line, stateOf.get(line.partnumber ?? ""), lang) ?? [])
}

type Lookup = Awaited<ReturnType<typeof lookUpParts>>["items"][number]

/** Returns the offer of an asked line: the current number of its part; null for a number that is in no list. */
function offerOf(line: InquiryLine, state: Lookup | undefined, lang: Language): OfferLineInput | null {
  const part = state?.successor ?? state?.part
  if (!state || !part) return null
  const number = state.current ?? part.partnumber
  const isSame = foldNumber(number) === foldNumber(line.asked_number || (line.partnumber ?? ""))
  return offerLineInputSchema.parse({
    kind: isSame ? "offer" : "replacement",
    line_id: line.id,
    number,
    description: fallback(part, "description", lang).text.slice(0, 2_000),
    quantity: line.quantity,
    unit: line.unit,
  })
}
