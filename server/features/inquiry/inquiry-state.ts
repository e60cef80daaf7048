import { sql } from "kysely"
import type { ExpressionBuilder } from "kysely"
import type { InquiryOutcome, InquiryState } from "#contract/inquiry-constants.ts"
import type { TableRow, Tables } from "#server/db/schema/tables.ts"

type StateColumns = Pick<
  TableRow<"request">,
  "closed_at" | "owner_id" | "written_at" | "unanswered_since" | "remind_at"
>

/** Returns the state of an inquiry: closed; waiting for the customer; new, without owner and messages; open. */
export function inquiryState(row: StateColumns, now: Date): InquiryState {
  if (row.closed_at !== null) return "closed"
  const isReminded = row.remind_at !== null && row.remind_at <= now.toISOString()
  if (row.written_at !== null && row.unanswered_since === null && !isReminded) return "waiting"
  return row.owner_id === null && row.written_at === null ? "new" : "open"
}

/** SQL equivalent of `inquiryState`. */
export function isInState(eb: ExpressionBuilder<Tables, "request">, state: InquiryState, now: Date) {
  if (state === "closed") return eb("closed_at", "is not", null)
  const isLive = eb("closed_at", "is", null)
  const isNew = eb.and([eb("owner_id", "is", null), eb("written_at", "is", null)])
  if (state === "new") return eb.and([isLive, isNew])
  const isWaiting = eb.and([
    eb("written_at", "is not", null),
    eb("unanswered_since", "is", null),
    eb.or([eb("remind_at", "is", null), eb("remind_at", ">", now.toISOString())]),
  ])
  return state === "waiting" ? eb.and([isLive, isWaiting]) : eb.and([isLive, eb.not(isNew), eb.not(isWaiting)])
}

/** Columns of an inquiry that its customer reopens: an order won or lost stays one beside it. */
export const reopenedByCustomer = {
  outcome: sql<InquiryOutcome | null>`case when outcome in ('won', 'lost') then outcome end`,
  closed_at: null,
}

/** Orders unanswered plants that are down first, then others, then those that wait for the customer, then closed ones. */
export const byPromise = sql`case when closed_at is not null then 3 when unanswered_since is null then 2
  when urgent = 1 then 0 else 1 end`
