import type { MemoryItem, PriceMemory } from "#contract/offer-list.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { AppContext } from "#server/app-context.ts"
import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readKeyRows } from "#server/features/part-page/key-rows.ts"
import { offerState, germanDay } from "./offer-store.ts"

const mostItems = 100

/** Returns what was offered and asked of a number and its chain, newest first. */
export async function readPriceMemory(
  { db, content, clock }: Pick<AppContext, "db" | "content" | "clock">,
  number: string,
): Promise<PriceMemory> {
  const rows = await readKeyRows({ db, content }, foldNumber(number))
  const numbers = rows.flatMap(({ partnumber, subst_part }) => [partnumber, subst_part]).filter(Boolean)
  const chain = new Map([number, ...numbers].map((name) => [foldNumber(name), name]))
  const keys = [...chain.keys()]
  const items = [...(await findOffered(db, keys, clock())), ...(await findAsked(db, keys))]
  return {
    chain: [...chain.values()],
    items: items.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, mostItems),
  }
}

async function findOffered(db: Database, keys: readonly string[], now: Date): Promise<MemoryItem[]> {
  const items: MemoryItem[] = []
  for (const batch of chunks(keys, keysAtOnce)) {
    const rows = await db
      .selectFrom("offer_line")
      .innerJoin("offer", "offer.id", "offer_line.offer_id")
      .innerJoin("request", "request.id", "offer.request_id")
      .selectAll("offer")
      .select(["request.reference", "request.name", "request.company", "request.email"])
      .select([
        "offer_line.number as part",
        "offer_line.quantity",
        "offer_line.unit",
        "offer_line.unit_price",
        "offer_line.lead_unit",
        "offer_line.lead_min",
        "offer_line.lead_max",
        "offer_line.condition",
        "offer_line.ordered",
      ])
      .where("offer_line.number_key", "in", batch)
      .where("offer_line.kind", "in", ["offer", "replacement", "alternative"])
      .where("offer_line.unit_price", "is not", null)
      .where("offer.left_at", "is not", null)
      .where("request.deleted_at", "is", null)
      .orderBy("offer.created_at", "desc")
      .limit(mostItems)
      .execute()
    // What a later revision superseded is named so, since the revisions are among the rows.
    const newest = (requestId: number) =>
      Math.max(...rows.filter(({ request_id }) => request_id === requestId).map(({ revision }) => revision))
    for (const row of rows)
      items.push({
        kind: "offered",
        request_id: row.request_id,
        reference: row.number,
        offer_id: row.id,
        at: row.left_at ?? row.created_at,
        name: row.name,
        company: row.company,
        email: row.email,
        number: row.part,
        quantity: row.quantity,
        unit: row.unit,
        unit_price: row.unit_price,
        currency: row.currency,
        lead_unit: row.lead_unit,
        lead_min: row.lead_min,
        lead_max: row.lead_max,
        condition: row.condition,
        outcome: offerState(row, { newest: newest(row.request_id), today: germanDay(now) }),
        decline_reason: row.decline_reason,
        ordered: row.ordered === 1,
      })
  }
  return items
}

async function findAsked(db: Database, keys: readonly string[]): Promise<MemoryItem[]> {
  const items: MemoryItem[] = []
  for (const batch of chunks(keys, keysAtOnce)) {
    const rows = await db
      .selectFrom("inquiry_line")
      .innerJoin("request", "request.id", "inquiry_line.request_id")
      .select(["request.id", "reference", "request.created_at", "name", "company", "email", "outcome"])
      .select(["partnumber", "asked_number", "quantity", "inquiry_line.unit"])
      .where((eb) => eb.or([eb("number_key", "in", batch), eb("asked_key", "in", batch)]))
      .where("removed_at", "is", null)
      .where("request.deleted_at", "is", null)
      .orderBy("request.created_at", "desc")
      .limit(mostItems)
      .execute()
    for (const { id, created_at, partnumber, asked_number, outcome, ...row } of rows)
      items.push({
        ...row,
        kind: "asked",
        request_id: id,
        offer_id: null,
        at: created_at,
        number: asked_number || partnumber,
        unit_price: null,
        currency: null,
        lead_unit: "",
        lead_min: null,
        lead_max: null,
        condition: "",
        outcome: outcome ?? "",
        decline_reason: "",
        ordered: false,
      })
  }
  return items
}
