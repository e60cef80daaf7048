import { sql } from "kysely"
import type { ExpressionBuilder } from "kysely"
import type { InquiryState } from "#contract/inquiry-constants.ts"
import type { TableRow, Tables } from "#server/db/schema/tables.ts"

type StateColumns = Pick<TableRow<"request">, "outcome" | "owner_id" | "written_at" | "unanswered_since" | "remind_at">

/** Returns the state of an inquiry: closed; waiting for the customer; new, without owner and messages; open. */
export function inquiryState(row: StateColumns, now: Date): InquiryState {
  if (row.outcome !== null) return "closed"
  const isReminded = row.remind_at !== null && row.remind_at <= now.toISOString()
  if (row.written_at !== null && row.unanswered_since === null && !isReminded) return "waiting"
  return row.owner_id === null && row.written_at === null ? "new" : "open"
}

/** SQL equivalent of `inquiryState`. */
export function isInState(eb: ExpressionBuilder<Tables, "request">, state: InquiryState, now: Date) {
  if (state === "closed") return eb("outcome", "is not", null)
  const isLive = eb("outcome", "is", null)
  const isNew = eb.and([eb("owner_id", "is", null), eb("written_at", "is", null)])
  if (state === "new") return eb.and([isLive, isNew])
  const isWaiting = eb.and([
    eb("written_at", "is not", null),
    eb("unanswered_since", "is", null),
    eb.or([eb("remind_at", "is", null), eb("remind_at", ">", now.toISOString())]),
  ])
  return state === "waiting" ? eb.and([isLive, isWaiting]) : eb.and([isLive, eb.not(isNew), eb.not(isWaiting)])
}

/** Orders by earliest deadline, then inquiries that wait for the customer, then closed ones. */
export const byPromise = sql`case when outcome is not null then 2 when unanswered_since is null then 1 else 0 end`
