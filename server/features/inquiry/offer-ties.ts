import { sumOffer } from "#contract/offer-constants.ts"
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

/** Returns the net value of the newest offer of each inquiry that has left, such as `1234.50 EUR`. */
export async function readOfferValues(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const values = new Map<number, string>()
  for (const batch of chunks(ids, keysAtOnce)) {
    const offers = await db
      .selectFrom("offer")
      .select(["id", "request_id", "currency", "vat"])
      .where("request_id", "in", batch)
      .where("left_at", "is not", null)
      .where("state", "!=", "withdrawn")
      .orderBy("revision")
      .execute()
    for (const { id, request_id, currency, vat } of offers) {
      const lines = await db
        .selectFrom("offer_line")
        .select(["kind", "quantity", "unit_price"])
        .where("offer_id", "=", id)
        .execute()
      values.set(request_id, `${(sumOffer(lines, vat).net / 100).toFixed(2)} ${currency}`)
    }
  }
  return values
}
