import { sql } from "kysely"
import { inquirySources } from "#contract/inquiry-constants.ts"
import type { InquiryQuery, InquiryPage } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { shiftDay, startOfGermanDay } from "#server/german-time.ts"
import { isInState } from "./inquiry-state.ts"
import { isPastShare, readReplyPromises } from "./reply-promise.ts"
import { isAmongInquiries } from "./search/inquiry-index.ts"

/** Account and time, for filters of own and overdue inquiries, and what a text finds. */
export interface Asking {
  now: Date
  /** Null for programs and jobs. */
  me: number | null
  /** Inquiries that the text of the query finds; null without one. */
  found?: readonly number[] | null
}

/** Returns the inquiries that a query asks for, among those that its text finds. */
export function inquiriesMatching(
  db: Database,
  { lang, source, verified, unread, state, closed, owner, from, to }: InquiryQuery,
  { now, me, found: foundIds = null }: Asking,
) {
  let inquiries = db.selectFrom("request").where("deleted_at", "is", null)
  if (state) inquiries = inquiries.where((eb) => isInState(eb, state, now))
  if (closed !== undefined) inquiries = inquiries.where("closed_at", closed ? "is not" : "is", null)
  if (owner === "me-or-none")
    inquiries = inquiries.where((eb) => eb.or([eb("owner_id", "is", null), eb("owner_id", "=", me ?? 0)]))
  else if (owner === "none") inquiries = inquiries.where("owner_id", "is", null)
  else if (owner !== undefined) inquiries = inquiries.where("owner_id", "=", owner === "me" ? (me ?? 0) : owner)
  if (from) inquiries = inquiries.where("created_at", ">=", startOfGermanDay(from).toISOString())
  if (to) inquiries = inquiries.where("created_at", "<", startOfGermanDay(shiftDay(to, 1)).toISOString())
  if (lang) inquiries = inquiries.where("lang", "=", lang)
  if (source) inquiries = inquiries.where("source", "=", source)
  if (verified !== undefined) inquiries = inquiries.where("verified", "=", verified ? 1 : 0)
  if (unread)
    inquiries = inquiries.where((eb) =>
      me === null
        ? eb("read_at", "is", null)
        : eb.not(
            eb.exists(
              eb
                .selectFrom("inquiry_reading")
                .select("request_id")
                .whereRef("request_id", "=", "request.id")
                .where("account_id", "=", me),
            ),
          ),
    )
  if (foundIds) inquiries = inquiries.where(isAmongInquiries(foundIds))
  return inquiries
}

/** Counts the inquiries that a text finds, without one all, per filter of the list. */
export async function countInquiries(db: Database, asking: Asking): Promise<InquiryPage["counts"]> {
  const promises = await readReplyPromises(db)
  const rows = await inquiriesMatching(db, {}, asking)
    .leftJoin("inquiry_reading as reading", (join) =>
      join.onRef("reading.request_id", "=", "request.id").on("reading.account_id", "=", asking.me ?? 0),
    )
    .select((eb) => {
      const live = (condition: ReturnType<typeof sql>) =>
        sql<number>`sum(case when closed_at is null and ${condition} then 1 else 0 end)`
      return [
        "source",
        "verified",
        eb.fn.countAll().as("count"),
        eb.fn.count(asking.me === null ? "read_at" : "reading.at").as("read"),
        eb.fn.count("closed_at").as("closed"),
        live(sql`owner_id = ${asking.me ?? 0}`).as("mine"),
        live(sql`owner_id is null`).as("nobody"),
        live(isPastShare(promises, asking.now)).as("late"),
        live(sql`urgent = 1 and unanswered_since is not null`).as("urgent"),
      ]
    })
    .groupBy(["source", "verified"])
    .execute()
  type Row = (typeof rows)[number]
  type Count = "count" | "read" | "closed" | "mine" | "nobody" | "late" | "urgent"
  const sum = (count: Count, fits: (row: Row) => boolean = () => true) =>
    rows.filter(fits).reduce((total, row) => total + Number(row[count]), 0)
  const all = sum("count")
  const closed = sum("closed")
  const bySource = Object.fromEntries(
    inquirySources.map((source) => [source, sum("count", (row) => row.source === source)]),
  ) as Record<(typeof inquirySources)[number], number>
  return {
    all,
    unread: all - sum("read"),
    unverified: sum("count", (row) => row.verified === 0),
    ...bySource,
    mine: sum("mine"),
    nobody: sum("nobody"),
    open: all - closed,
    past_promise: sum("late"),
    urgent: sum("urgent"),
    closed,
  }
}
