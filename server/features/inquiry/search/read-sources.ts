import type { InquiryHit } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** A text of an inquiry that is searched. */
export interface SearchSource extends Pick<InquiryHit, "kind" | "at" | "price"> {
  request_id: number
  text: string
}

/** Returns what is searched of inquiries, by their id; the sources that say most about a hit are first. */
export async function readSources(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, SearchSource[]>> {
  const sources = [
    ...(await offerSources(db, ids)),
    ...(await lineSources(db, ids)),
    ...(await fileSources(db, ids)),
    ...(await messageSources(db, ids)),
    ...(await formSources(db, ids)),
  ]
  return Map.groupBy(sources, ({ request_id }) => request_id)
}

const together = (texts: readonly (string | null)[]): string => [...new Set(texts)].filter(Boolean).join("\n")

async function offerSources(db: Database, ids: readonly number[]): Promise<SearchSource[]> {
  const rows = await db
    .selectFrom("offer")
    .leftJoin("offer_line", "offer_line.offer_id", "offer.id")
    .select(["request_id", "offer.number", "offer.created_at", "currency", "state", "your_reference", "order_number"])
    .select(["offer_line.number as part", "description", "quantity", "unit_price", "left_at"])
    .where("request_id", "in", ids)
    .orderBy("offer.id", "desc")
    .orderBy("offer_line.position")
    .execute()
  return rows.map(({ request_id, number, created_at, currency, state, unit_price, ...row }) => ({
    request_id,
    kind: "offer",
    at: row.left_at ?? created_at,
    text: together([
      [number, row.part, row.quantity && `× ${row.quantity}`].filter(Boolean).join("  "),
      row.description,
      row.your_reference,
      row.order_number,
    ]),
    price: unit_price === null ? null : { unit_price, currency, state },
  }))
}

async function lineSources(db: Database, ids: readonly number[]): Promise<SearchSource[]> {
  const rows = await db
    .selectFrom("inquiry_line")
    .innerJoin("request", "request.id", "inquiry_line.request_id")
    .select(["request_id", "request.created_at as at", "inquiry_line.text", "partnumber", "asked_number"])
    .select(["inquiry_line.title", "quantity", "note"])
    .where("request_id", "in", ids)
    .where("removed_at", "is", null)
    .orderBy("inquiry_line.id")
    .execute()
  return rows.map(({ request_id, at, partnumber, quantity, text, ...row }) => {
    const read = [partnumber, quantity && `× ${quantity}`].filter(Boolean).join(" ")
    // What was written says the number as it was read, and more.
    const said = text === partnumber ? [read] : text.includes(partnumber) ? [text] : [read, text]
    return {
      request_id,
      kind: "line",
      at,
      text: together([...said, row.asked_number, row.title, text.includes(row.note) ? "" : row.note]),
      price: null,
    }
  })
}

async function fileSources(db: Database, ids: readonly number[]): Promise<SearchSource[]> {
  const sent = await db
    .selectFrom("message_file")
    .innerJoin("message", "message.id", "message_file.message_id")
    .select(["request_id", "message.at", "message_file.name as text"])
    .where("request_id", "in", ids)
    .execute()
  const submitted = await db
    .selectFrom("request_file")
    .innerJoin("request", "request.id", "request_file.request_id")
    .select(["request_id", "request.created_at as at", "request_file.name as text"])
    .where("request_id", "in", ids)
    .execute()
  return [...sent, ...submitted].map((row) => ({ ...row, kind: "file", price: null }))
}

async function messageSources(db: Database, ids: readonly number[]): Promise<SearchSource[]> {
  const rows = await db
    .selectFrom("message")
    .select(["request_id", "at", "text", "subject", "author", "from_address", "to_address", "cc"])
    .where("request_id", "in", ids)
    .orderBy("id", "desc")
    .execute()
  return rows.flatMap(({ request_id, at, text, subject, ...people }) => [
    { request_id, kind: "message", at, text: together([subject, text]), price: null },
    { request_id, kind: "customer", at, text: together(Object.values(people)), price: null },
  ])
}

async function formSources(db: Database, ids: readonly number[]): Promise<SearchSource[]> {
  const rows = await db
    .selectFrom("request")
    .select(["id", "created_at", "text", "reference", "name", "company", "email", "phone", "cc"])
    .where("id", "in", ids)
    .execute()
  return rows.flatMap(({ id, created_at, text, ...customer }) => [
    { request_id: id, kind: "message", at: created_at, text, price: null },
    { request_id: id, kind: "customer", at: created_at, text: together(Object.values(customer)), price: null },
  ])
}
