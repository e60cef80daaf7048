import type { Expression, ExpressionBuilder, SqlBool } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"
import type { Tables } from "#server/db/schema/tables.ts"
import { germanTime, startOfGermanDay } from "#server/german-time.ts"

const yearOf = (iso: string) => Number(germanTime(iso).slice(0, 4))

/** Returns the last day on which an accepted offer is kept: 31 December of so many years after the order (§ 257 HGB). */
export const keptUntil = (acceptedAt: string, years: number): string => `${yearOf(acceptedAt) + years}-12-31`

/** Returns the condition that an inquiry has an accepted offer which is still kept. */
export async function keptInquiries(db: Database, now: Date) {
  const { keep_years } = await db.selectFrom("offer_settings").select("keep_years").executeTakeFirstOrThrow()
  const oldest = startOfGermanDay(`${yearOf(now.toISOString()) - keep_years}-01-01`).toISOString()
  return (eb: ExpressionBuilder<Tables, "request">): Expression<SqlBool> =>
    eb.exists(
      eb
        .selectFrom("offer")
        .select("offer.id")
        .whereRef("offer.request_id", "=", "request.id")
        .where("offer.state", "=", "accepted")
        .where("offer.settled_at", ">=", oldest),
    )
}

/** Returns, of these inquiries, those that may not be deleted because an offer was accepted, each with its last day. */
export async function listKept(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; reference: string; until: string }[]> {
  if (ids.length === 0) return []
  const { keep_years } = await db.selectFrom("offer_settings").select("keep_years").executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom("request")
    .innerJoin("offer", "offer.request_id", "request.id")
    .select(["request.id", "reference", (eb) => eb.fn.max("settled_at").as("settled_at")])
    .where("request.id", "in", ids)
    .where("state", "=", "accepted")
    .where(await keptInquiries(db, now))
    .groupBy(["request.id", "reference"])
    .execute()
  return rows.map(({ id, reference, settled_at }) => ({
    id,
    reference,
    until: keptUntil(settled_at ?? "", keep_years),
  }))
}
