import type { Language } from "#contract/language.ts"
import { type OfferState, offerLimits } from "#contract/offer-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { shiftDay } from "#server/german-time.ts"
import { listMessages } from "#server/features/inquiry/message-store.ts"
import { findBySecret } from "#server/features/inquiry/private-store.ts"
import { readPrintedInquiry } from "./make-letter.ts"
import { type StoredOffer, findLetter, findStoredOffer, germanDay, supersedes } from "./offer-store.ts"
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
  /** Ids of the lines whose asked line is ordered with an earlier revision. */
  orderedBefore: number[]
  pages: number
  /** Number of the revision that holds instead of a superseded one; "" for the others. */
  supersededBy: string
}

/** Returns whether prices are shown: until 90 days after the last day of validity, and always of an order. */
const showsPrices = ({ state, valid_until }: StoredOffer, today: string): boolean =>
  state === "accepted" || shiftDay(valid_until, offerLimits.shownDays) >= today

/** Returns the offers of an inquiry that have left, newest first. */
export async function listLeftOffers(db: Database, requestId: number, now: Date): Promise<StoredOffer[]> {
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
  const offers = await listLeftOffers(app.db, access.inquiry.id, now)
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
      orderedBefore: orderedBefore(offer, offers),
      pages: offer.document?.pages ?? 0,
      supersededBy: offers.find((later) => supersedes(later, offer, access.inquiry.reference))?.number ?? "",
    })),
  )
}

function orderedBefore(offer: StoredOffer, offers: readonly StoredOffer[]): number[] {
  const earlier = offers.filter(({ revision }) => revision < offer.revision)
  const orderedIds = new Set(
    earlier.flatMap(({ lines }) => lines.flatMap((line) => (line.ordered ? line.line_id : []))),
  )
  return offer.lines.flatMap(({ id, line_id }) => (line_id !== null && orderedIds.has(line_id) ? id : []))
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
  const offer = (await listLeftOffers(app.db, access.inquiry.id, now)).find((left) => left.revision === revision)
  const letter = offer && (await findLetter(app.db, offer.id))
  return offer && letter && showsPrices(offer, germanDay(now)) ? { offer, letter } : null
}

/** Something that happened to an inquiry, as its customer sees it. */
export interface CustomerEvent {
  at: string
  kind: "received" | "offer" | "withdrawn" | "answer" | "message"
  /** Number of the offer, or what the customer did on the page; "" for mail. */
  subject: string
  /** "" while the address is not proved, and for an offer's own mail. */
  text: string
  lang: string
}

/** Returns what happened to the inquiry of a secret, oldest first; null without access. Changes nothing. */
export async function readCustomerHistory(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  secret: string,
): Promise<CustomerEvent[] | null> {
  const access = await findBySecret(db, secret, clock())
  if (!access) return null
  const { inquiry, isProven } = access
  const offers = await db
    .selectFrom("offer")
    .select(["number", "state", "lang", "message_id", "left_at", "settled_at"])
    .where("request_id", "=", inquiry.id)
    .where("left_at", "is not", null)
    .execute()
  const letters = new Set(offers.map(({ message_id }) => message_id))
  const messages = await listMessages(db, inquiry.id)
  const events: CustomerEvent[] = [
    { at: inquiry.created_at, kind: "received", subject: "", text: "", lang: inquiry.lang },
    ...offers.flatMap(({ number, state, lang, left_at, settled_at }) => {
      const event = { subject: number, text: "", lang }
      return [
        { ...event, at: left_at ?? "", kind: "offer" as const },
        ...(state === "withdrawn" && settled_at !== null
          ? [{ ...event, at: settled_at, kind: "withdrawn" as const }]
          : []),
      ]
    }),
    ...messages
      .filter(({ id, kind, state, automatic }) =>
        kind === "in" ? !automatic : kind === "out" && state === "sent" && !automatic && !letters.has(id),
      )
      .map(({ at, kind, subject, text, lang }) => ({
        at,
        kind: kind === "in" ? ("message" as const) : ("answer" as const),
        subject: kind === "in" && offers.some(({ number }) => subject.endsWith(number)) ? subject : "",
        text: isProven ? text : "",
        lang,
      })),
  ]
  return events.toSorted((a, b) => a.at.localeCompare(b.at))
}
