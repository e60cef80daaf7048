import { sql } from "kysely"
import { type InquiryPage, inquirySources } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type Asking, inquiriesMatching } from "./inquiry-filter.ts"
import { lateBefore, readReplyPromise } from "./reply-promise.ts"

/** Counts all inquiries per filter of the list. */
export async function countInquiries(db: Database, asking: Asking): Promise<InquiryPage["counts"]> {
  const late = lateBefore(await readReplyPromise(db), asking.now)?.toISOString() ?? ""
  const rows = await inquiriesMatching(db, {}, asking)
    .select((eb) => {
      const live = (condition: ReturnType<typeof sql>) =>
        sql<number>`sum(case when outcome is null and ${condition} then 1 else 0 end)`
      return [
        "source",
        "verified",
        eb.fn.countAll().as("count"),
        eb.fn.count("read_at").as("read"),
        eb.fn.count("outcome").as("closed"),
        live(sql`owner_id = ${asking.me ?? 0}`).as("mine"),
        live(sql`owner_id is null`).as("nobody"),
        live(sql`unanswered_since < ${late}`).as("late"),
      ]
    })
    .groupBy(["source", "verified"])
    .execute()
  type Row = (typeof rows)[number]
  type Count = "count" | "read" | "closed" | "mine" | "nobody" | "late"
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
    closed,
  }
}
