import type { Language } from "#contract/language.ts"
import { type OfferState, offerLimits } from "#contract/offer-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { shiftDay } from "#server/german-time.ts"
import { findBySecret } from "#server/features/inquiry/private-store.ts"
import { readPrintedInquiry } from "./make-letter.ts"
import { type StoredOffer, findLetter, findStoredOffer, germanDay } from "./offer-store.ts"
import { printOffer } from "./print-offer.ts"
import type { PrintedOffer } from "./printed-offer.ts"

/** A revision as its customer sees it. */
export interface CustomerOffer {
  revision: number
  number: string
  state: OfferState
  lang: Language
  valid_until: string
  /** Days until the last one of validity, which counts as one; 0 once it has expired. */
  days: number
  /** Null when its prices are no longer shown. */
  printed: PrintedOffer | null
  /** Ids of the ordered lines. */
  ordered: number[]
  /** For each line the asked line that it answers: an alternative is chosen instead of its own. */
  askedBy: Record<number, number | null>
  pages: number
}

/** Returns whether prices are shown: until 90 days after the last day of validity, and always of an order. */
const showsPrices = ({ state, valid_until }: StoredOffer, today: string): boolean =>
  state === "accepted" || shiftDay(valid_until, offerLimits.shownDays) >= today

/** Returns the offers of an inquiry that have left, newest first, in the page's language. */
async function listLeft(db: Database, requestId: number, now: Date): Promise<StoredOffer[]> {
  const rows = await db
    .selectFrom("offer")
    .select("id")
    .where("request_id", "=", requestId)
    .where("left_at", "is not", null)
    .orderBy("revision", "desc")
    .execute()
  const offers = await Promise.all(rows.map(({ id }) => findStoredOffer(db, id, now)))
  return offers.flatMap((offer) => offer ?? [])
}

/** Returns the revisions that the customer with a secret may see, newest first; null without access. Changes nothing. */
export async function readCustomerOffers(
  app: AppContext,
  secret: string,
  language: Language,
): Promise<CustomerOffer[] | null> {
  const now = app.clock()
  const access = await findBySecret(app.db, secret, now)
  if (!access) return null
  const today = germanDay(now)
  const offers = await listLeft(app.db, access.inquiry.id, now)
  return Promise.all(
    offers.map(async (offer) => ({
      revision: offer.revision,
      number: offer.number,
      state: offer.state,
      lang: offer.lang,
      valid_until: offer.valid_until,
      days: offer.valid_until < today ? 0 : Math.max(1, daysBetween(today, offer.valid_until)),
      printed: showsPrices(offer, today) ? printOffer(offer, await readPrintedInquiry(app, offer), language) : null,
      ordered: offer.lines.filter(({ ordered }) => ordered).map(({ id }) => id),
      askedBy: Object.fromEntries(offer.lines.map(({ id, line_id }) => [id, line_id])),
      pages: offer.document?.pages ?? 0,
    })),
  )
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Returns one revision that the customer with a secret may see, with its letter; null without access. */
export async function findCustomerOffer(
  app: AppContext,
  secret: string,
  revision: number,
): Promise<{ offer: StoredOffer; letter: Uint8Array } | null> {
  const now = app.clock()
  const access = await findBySecret(app.db, secret, now)
  if (!access) return null
  const offer = (await listLeft(app.db, access.inquiry.id, now)).find((left) => left.revision === revision)
  const letter = offer && (await findLetter(app.db, offer.id))
  return offer && letter && showsPrices(offer, germanDay(now)) ? { offer, letter } : null
}
