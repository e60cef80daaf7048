import { type Expression, sql } from "kysely"
import { inquirySources } from "#contract/inquiry-constants.ts"
import type { InquiryQuery, InquiryPage } from "#contract/inquiry.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { shiftDay, startOfGermanDay } from "#server/german-time.ts"
import { escapeLike } from "#server/db/escape-like.ts"
import { isInState } from "./inquiry-state.ts"
import { isPastShare, readReplyPromises } from "./reply-promise.ts"

/** Account and time, for filters of own and overdue inquiries. */
export interface Asking {
  now: Date
  /** Null for programs and jobs. */
  me: number | null
}

const lineColumns = ["text", "partnumber", "asked_number", "title", "note"] as const
const lineKeys = ["number_key", "asked_key"] as const
/** Shorter ones are in too many numbers. */
const shortestNumber = 4
const messageColumns = ["text", "subject", "author", "from_address"] as const

/** The inquiries that a query asks for; its text is found in name, company, address, telephone, text, reference, part numbers and messages. */
export function inquiriesMatching(
  db: Database,
  { query, lang, source, verified, unread, state, closed, owner, from, to }: InquiryQuery,
  { now, me }: Asking,
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
  if (unread) inquiries = inquiries.where("read_at", "is", null)
  const term = query?.trim().toLowerCase()
  if (!term) return inquiries
  // Part numbers are found in any spelling.
  const number = foldNumber(term)
  const pattern = `%${escapeLike(term)}%`
  const asTyped = `%${escapeLike(query?.trim() ?? "")}%`
  // SQLite's lower() knows ASCII only, so Cyrillic is also compared as typed.
  const textHas = (column: Expression<unknown>) => [
    sql<boolean>`lower(${column}) like ${pattern} escape '\\'`,
    sql<boolean>`${column} like ${asTyped} escape '\\'`,
  ]
  return inquiries.where((eb) =>
    eb.or([
      eb.exists(
        eb
          .selectFrom("message")
          .select("message.id")
          .whereRef("message.request_id", "=", "request.id")
          .where((message) =>
            message.or(messageColumns.flatMap((column) => textHas(message.ref(`message.${column}`)))),
          ),
      ),
      eb.exists(
        eb
          .selectFrom("inquiry_line")
          .select("inquiry_line.id")
          .whereRef("inquiry_line.request_id", "=", "request.id")
          .where((line) =>
            line.or([
              ...lineColumns.flatMap((column) => textHas(line.ref(`inquiry_line.${column}`))),
              ...(number.length < shortestNumber
                ? []
                : lineKeys.map((key) => line(`inquiry_line.${key}`, "like", `%${number}%`))),
            ]),
          ),
      ),
      ...(["name", "company", "email", "phone", "text", "reference"] as const).flatMap((column) =>
        textHas(eb.ref(column)),
      ),
    ]),
  )
}

/** Counts all inquiries per filter of the list. */
export async function countInquiries(db: Database, asking: Asking): Promise<InquiryPage["counts"]> {
  const promises = await readReplyPromises(db)
  const rows = await inquiriesMatching(db, {}, asking)
    .select((eb) => {
      const live = (condition: ReturnType<typeof sql>) =>
        sql<number>`sum(case when closed_at is null and ${condition} then 1 else 0 end)`
      return [
        "source",
        "verified",
        eb.fn.countAll().as("count"),
        eb.fn.count("read_at").as("read"),
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
