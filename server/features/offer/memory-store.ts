import type { LastPrice, MemoryItem, PriceMemory } from "#contract/offer-list.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { AppContext } from "#server/app-context.ts"
import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readKeyRows } from "#server/features/part-page/key-rows.ts"
import { type StoredOffer, germanDay, offerState, readSuperseded } from "./offer-store.ts"

const mostItems = 100

type MemoryApp = Pick<AppContext, "db" | "content" | "clock">

/** Returns a number and all that it supersedes or is superseded by, by their folded numbers. */
async function readChain(app: MemoryApp, number: string): Promise<ReadonlyMap<string, string>> {
  const rows = await readKeyRows(app, foldNumber(number))
  const numbers = rows.flatMap(({ partnumber, subst_part }) => [partnumber, subst_part]).filter(Boolean)
  return new Map([number, ...numbers].map((name) => [foldNumber(name), name]))
}

/** Returns what was offered and asked of a number and its chain, newest first. */
export async function readPriceMemory(app: MemoryApp, number: string): Promise<PriceMemory> {
  const chain = await readChain(app, number)
  const keys = [...chain.keys()]
  const items = [...(await findOffered(app, keys)), ...(await findAsked(app.db, keys))]
  return {
    chain: [...chain.values()],
    items: items.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, mostItems),
  }
}

/** Returns the last price of each number that an offer has or its inquiry asks for, but for those of this inquiry. */
export async function readLastPrices(app: MemoryApp, { request_id, lines }: StoredOffer): Promise<LastPrice[]> {
  const askedLines = await app.db
    .selectFrom("inquiry_line")
    .select("partnumber")
    .where("request_id", "=", request_id)
    .where("removed_at", "is", null)
    .execute()
  const numbers = [...lines.map(({ number }) => number), ...askedLines.map(({ partnumber }) => partnumber)]
  const prices: LastPrice[] = []
  for (const number of new Set(numbers.filter(Boolean))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one query after the other
    const chain = await readChain(app, number)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [item] = await findOffered(app, [...chain.keys()], { except: request_id, most: 1 })
    if (item) prices.push({ number, item })
  }
  return prices
}

async function findOffered(
  { db, clock }: MemoryApp,
  keys: readonly string[],
  { except = 0, most = mostItems } = {},
): Promise<MemoryItem[]> {
  const items: MemoryItem[] = []
  const today = germanDay(clock())
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
      .where("offer.request_id", "!=", except)
      .where("request.deleted_at", "is", null)
      .orderBy("offer.created_at", "desc")
      .limit(most)
      .execute()
    const isSuperseded = await readSuperseded(db, rows)
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
        outcome: offerState(row, { isSuperseded: isSuperseded(row), today }),
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
