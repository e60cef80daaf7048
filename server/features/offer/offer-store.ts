import type { Offer, OfferLine, OfferSummary } from "#contract/offer.ts"
import { type OfferState, lineAmount, numberLines, sumOffer } from "#contract/offer-constants.ts"
import { chunks, idsOf, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { TableRow } from "#server/db/schema/tables.ts"
import { germanTime } from "#server/german-time.ts"
import { pickColumns } from "#server/pick-columns.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { keptUntil } from "#server/records/kept-inquiries.ts"
import { readOfferSettings } from "./settings-store.ts"

export type OfferRow = TableRow<"offer">
export type OfferLineRow = TableRow<"offer_line">

/** Returns the day in Germany, by which an offer is valid. */
export const germanDay = (now: Date): string => germanTime(now.toISOString()).slice(0, 10)

/** Returns the state of an offer. */
export function offerState(
  { state, left_at, valid_until }: OfferRow,
  { isSuperseded, today }: { isSuperseded: boolean; today: string },
): OfferState {
  if (state !== "sent") return state
  if (left_at === null) return "waiting"
  if (isSuperseded) return "superseded"
  return valid_until < today ? "expired" : "sent"
}

type Revision = Pick<OfferRow, "number" | "revision">

const referenceOf = ({ number }: Revision): string => number.slice(0, number.lastIndexOf("/"))

/**
 * Returns whether a revision that has left supersedes an offer: a later one under the same reference, or under that of
 * the inquiry. Offers of a merged inquiry keep their reference and supersede no other by the merge.
 */
export const supersedes = (later: Revision, offer: Revision, reference: string): boolean =>
  later.revision > offer.revision && [referenceOf(offer), reference].includes(referenceOf(later))

/** Returns which of the given offers, and of others of their inquiries, are superseded. */
export async function readSuperseded(
  db: Database,
  offers: readonly Pick<OfferRow, "request_id">[],
): Promise<(offer: Revision & Pick<OfferRow, "request_id">) => boolean> {
  const left: (Revision & { request_id: number; reference: string })[] = []
  for (const ids of chunks([...new Set(offers.map(({ request_id }) => request_id))], keysAtOnce))
    left.push(
      ...(await db
        .selectFrom("offer")
        .innerJoin("request", "request.id", "offer.request_id")
        .select(["request_id", "number", "revision", "reference"])
        .where("request_id", "in", ids)
        .where("left_at", "is not", null)
        .execute()),
    )
  const byInquiry = Map.groupBy(left, ({ request_id }) => request_id)
  return (offer) => (byInquiry.get(offer.request_id) ?? []).some((later) => supersedes(later, offer, later.reference))
}

/** Returns the lines of offers in their order, by the offer's id. */
export async function readOfferLines(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OfferLineRow[]>> {
  const rows: OfferLineRow[] = []
  for (const batch of chunks(ids, keysAtOnce))
    rows.push(
      ...(await db
        .selectFrom("offer_line")
        .selectAll()
        .where("offer_id", "in", batch)
        .orderBy("position")
        .orderBy("id")
        .execute()),
    )
  return Map.groupBy(rows, ({ offer_id }) => offer_id)
}

// biome-ignore format: one name a line says no more
const summaryColumns = [
  "id", "request_id", "number", "revision", "version", "lang", "currency", "valid_until", "created_at", "sent_at",
  "settled_at",
] as const
// biome-ignore format: one name a line says no more
const wholeColumns = [
  ...summaryColumns,
  "delivery_term", "delivery_place", "vat", "vat_id", "payment", "text_before", "text_after", "your_reference",
  "recipient", "contact_name", "contact_phone", "export_checked_at", "export_checked_by", "message_id",
  "order_number", "settled_by", "decline_reason", "settled_note",
] as const

type Head = Omit<OfferSummary, "reference" | "name" | "company">

/** Returns what offers say of themselves, without lines and customer, in the order of the rows. */
async function presentHeads(db: Database, rows: readonly OfferRow[], now: Date): Promise<Head[]> {
  const lines = await readOfferLines(db, idsOf(rows))
  const isSuperseded = await readSuperseded(db, rows)
  const names = await readAccountNames(db, rows)
  const { keep_years } = await readOfferSettings(db)
  const today = germanDay(now)
  return rows.map((row) => ({
    ...pickColumns(row, summaryColumns),
    state: offerState(row, { isSuperseded: isSuperseded(row), today }),
    created_by: names.get(row.account_id ?? 0) ?? "",
    kept_until: row.state === "accepted" && row.settled_at !== null ? keptUntil(row.settled_at, keep_years) : null,
    sums: sumOffer(lines.get(row.id) ?? [], row.vat),
  }))
}

/** Returns summaries of offers whose inquiries are not in the trash, in the order of the rows. */
export async function presentOffers(db: Database, rows: readonly OfferRow[], now: Date): Promise<OfferSummary[]> {
  const customers = new Map<number, Pick<OfferSummary, "reference" | "name" | "company">>()
  for (const ids of chunks([...new Set(rows.map(({ request_id }) => request_id))], keysAtOnce)) {
    const query = db.selectFrom("request").select(["id", "reference", "name", "company"]).where("id", "in", ids)
    for (const { id, ...customer } of await query.execute()) customers.set(id, customer)
  }
  const heads = await presentHeads(db, rows, now)
  return heads.map((head) => ({
    ...head,
    ...(customers.get(head.request_id) ?? { reference: "", name: "", company: "" }),
  }))
}

/** Returns the offers of an inquiry, oldest first. */
export const listOffersOf = async (db: Database, requestId: number, now: Date): Promise<OfferSummary[]> =>
  presentOffers(db, await offerRows(db).where("request_id", "=", requestId).orderBy("revision").execute(), now)

/** Returns the query of offers whose inquiries are not in the trash. */
export const offerRows = (db: Database) =>
  db
    .selectFrom("offer")
    .selectAll("offer")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("request")
          .select("request.id")
          .whereRef("request.id", "=", "offer.request_id")
          .where("request.deleted_at", "is", null),
      ),
    )

const findOfferRow = (db: Database, id: number): Promise<OfferRow | undefined> =>
  offerRows(db).where("id", "=", id).executeTakeFirst()

/** A line without what never leaves the house. */
export type OpenLine = Omit<OfferLine, "cost" | "supplier" | "remark">

/** An offer as its customer may see it. */
export type StoredOffer = Omit<Offer, "asked" | "open" | "problems" | "mail" | "lines"> & { lines: OpenLine[] }

/** Returns an offer with its lines; null when it does not exist. */
export async function findStoredOffer(db: Database, id: number, now: Date): Promise<StoredOffer | null> {
  const row = await findOfferRow(db, id)
  if (!row) return null
  const [head] = await presentHeads(db, [row], now)
  const document = await db
    .selectFrom("offer_document")
    .select(["sha256", "size", "pages"])
    .where("offer_id", "=", id)
    .executeTakeFirst()
  const mail =
    row.message_id === null
      ? undefined
      : await db
          .selectFrom("outbox_item")
          .innerJoin("outbox", "outbox.id", "outbox_item.outbox_id")
          .select("due_at")
          .where("sent_message_id", "=", row.message_id)
          .where("outbox.state", "=", "waiting")
          .where("outbox.attempts", "=", 0)
          .executeTakeFirst()
  return {
    ...pickColumns(row, wholeColumns),
    ...(head as Head),
    lines: await presentLines(db, id),
    leaves_at: mail?.due_at ?? null,
    document: document ?? null,
  }
}

async function presentLines(db: Database, id: number): Promise<OpenLine[]> {
  const rows = (await readOfferLines(db, [id])).get(id) ?? []
  const positions = numberLines(rows)
  return rows.map(({ offer_id: _offer, number_key: _key, ordered, ...row }, index) => ({
    ...row,
    position: positions[index] ?? "",
    amount: lineAmount(row),
    ordered: ordered === 1,
  }))
}

/** Returns the lines of an offer with what never leaves the house. */
export async function readCosts(db: Database, { id, lines }: StoredOffer): Promise<OfferLine[]> {
  const rows = await db
    .selectFrom("offer_line_cost")
    .innerJoin("offer_line", "offer_line.id", "offer_line_id")
    .select(["offer_line_id", "cost", "supplier", "remark"])
    .where("offer_id", "=", id)
    .execute()
  const costOf = new Map(rows.map(({ offer_line_id, ...cost }) => [offer_line_id, cost]))
  return lines.map((line) => ({ ...line, ...(costOf.get(line.id) ?? { cost: null, supplier: "", remark: "" }) }))
}

/** Returns the letter of an offer as it was sent. */
export const findLetter = async (db: Database, id: number): Promise<Uint8Array | undefined> =>
  (await db.selectFrom("offer_document").select("bytes").where("offer_id", "=", id).executeTakeFirst())?.bytes
