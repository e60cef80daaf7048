import { type Currency, lineAmount, sumOffer } from "#contract/offer-constants.ts"
import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SentFile } from "#server/sent-file.ts"

/** Returns the file name of an offer's letter or workbook: `LT-7K3F9Q-2.pdf`. */
export const offerFileName = (number: string, extension: "pdf" | "xlsx"): string =>
  `${number.replaceAll("/", "-")}.${extension}`

/** Returns the letter of the offer that a message carries or confirms, which is stored once. */
export async function readLetterOf(db: Database, messageId: number): Promise<SentFile[]> {
  const rows = await db
    .selectFrom("offer")
    .innerJoin("offer_document", "offer_document.offer_id", "offer.id")
    .select(["number", "bytes"])
    .where((eb) => eb.or([eb("message_id", "=", messageId), eb("receipt_id", "=", messageId)]))
    .execute()
  return rows.map(({ number, bytes }) => ({ name: offerFileName(number, "pdf"), bytes }))
}

/** Shows the offer of a delivered message on the customer's page. */
export async function showOfferOf(trx: Database, messageId: number): Promise<void> {
  const sent = await trx
    .selectFrom("outbox_item")
    .innerJoin("outbox", "outbox.id", "outbox_item.outbox_id")
    .select("outbox.sent_at")
    .where("sent_message_id", "=", messageId)
    .executeTakeFirst()
  await trx
    .updateTable("offer")
    .set({ left_at: sent?.sent_at ?? new Date().toISOString() })
    .where("message_id", "=", messageId)
    .where("left_at", "is", null)
    .execute()
}

/** Makes the offer of a message that does not leave a draft again. */
export async function releaseOfferOf(trx: Database, messageId: number): Promise<void> {
  const offer = await trx
    .updateTable("offer")
    .set((eb) => ({ state: "draft", sent_at: null, message_id: null, version: eb("version", "+", 1) }))
    .where("message_id", "=", messageId)
    .where("left_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  if (offer) await trx.deleteFrom("offer_document").where("offer_id", "=", offer.id).execute()
}

/** Moves offers with an inquiry that is merged, behind those of the other; `lineIds` has the new ids of asked lines. */
export async function moveOffers(
  trx: Database,
  { from, to, lineIds }: { from: number; to: number; lineIds: ReadonlyMap<number, number> },
): Promise<void> {
  const last = await trx
    .selectFrom("offer")
    .select((eb) => eb.fn.max("revision").as("revision"))
    .where("request_id", "=", to)
    .executeTakeFirst()
  const moved = await trx.selectFrom("offer").select("id").where("request_id", "=", from).execute()
  if (moved.length === 0) return
  await trx
    .updateTable("offer")
    .set((eb) => ({ request_id: to, revision: eb("revision", "+", last?.revision ?? 0) }))
    .where("request_id", "=", from)
    .execute()
  const ids = moved.map(({ id }) => id)
  const lines = await trx.selectFrom("offer_line").select(["id", "line_id"]).where("offer_id", "in", ids).execute()
  for (const { id, line_id } of lines)
    if (line_id !== null)
      await trx
        .updateTable("offer_line")
        .set({ line_id: lineIds.get(line_id) ?? null })
        .where("id", "=", id)
        .execute()
}

/** What the newest offer of an inquiry comes to, in hundredths. */
export interface OfferValue {
  net: number
  /** Of the lines that were ordered; null before an order. */
  ordered: number | null
  currency: Currency
}

/** Returns the net value of the newest offer of each inquiry that has left. */
export async function readOfferValues(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, OfferValue>> {
  const values = new Map<number, OfferValue>()
  for (const batch of chunks(ids, keysAtOnce)) {
    const rows = await db
      .selectFrom("offer")
      .innerJoin("offer_line", "offer_line.offer_id", "offer.id")
      .select(["offer.id", "request_id", "currency", "vat", "state"])
      .select(["kind", "quantity", "unit_price", "offer_line.ordered"])
      .where("request_id", "in", batch)
      .where("left_at", "is not", null)
      .where("state", "!=", "withdrawn")
      .orderBy("revision")
      .execute()
    for (const lines of Map.groupBy(rows, ({ id }) => id).values()) {
      const [first] = lines
      if (!first) continue
      const orderedLines = lines.filter(({ ordered }) => ordered === 1)
      const ordered = orderedLines.reduce((sum, line) => sum + (lineAmount(line) ?? 0), 0)
      values.set(first.request_id, {
        net: sumOffer(lines, first.vat).net,
        ordered: first.state === "accepted" ? ordered : null,
        currency: first.currency,
      })
    }
  }
  return values
}
