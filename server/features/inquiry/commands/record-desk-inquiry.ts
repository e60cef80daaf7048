import type { Inquiry } from "#contract/inquiry.ts"
import type { DeskInquiry } from "#contract/message.ts"
import { limits } from "#contract/limits.ts"
import { existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { freeReference } from "#server/db/free-reference.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import { setReading } from "../reading-store.ts"
import { findInquiry, insertInquiry } from "../store.ts"
import { insertLines } from "../line-store.ts"
import { describeLines, linesOfForm } from "./describe-lines.ts"
import { readLines } from "./read-lines.ts"

/**
 * Stores an inquiry received by telephone or mail; the caller becomes its owner. A repeated key returns the inquiry of
 * the first call.
 */
export async function recordDeskInquiry(caller: Caller, input: DeskInquiry, key: string | null): Promise<Inquiry> {
  const { app, account } = caller
  const now = app.clock()
  const lines = [...linesOfForm(input.items), ...(await readLines(app.db, input.list, { withText: true }))]
  if (lines.length > limits.inquiryItems) throw invalid("list", "too_many_items")
  // Its number only: the inquiry is kept nowhere else, so that an erasure reaches all of it.
  const stored = await withIdempotencyKey(app, { call: "desk", key, sent: input }, async (trx) => {
    const reference = await freeReference(trx, "request")
    const { items: _items, list: _list, ...fields } = input
    const row = {
      ...fields,
      reference,
      spare_id: null,
      urgent: input.urgent ? 1 : 0,
      verified: 1,
      read_at: now.toISOString(),
      mail: "none" as const,
      created_at: now.toISOString(),
      unanswered_since: now.toISOString(),
      owner_id: account.id,
      deleted_at: null,
    }
    const id = await insertInquiry(trx, row, [])
    await insertLines(trx, id, await describeLines(trx, lines, fields), { source: "desk" })
    await setReading(trx, id, account.id, now.toISOString())
    await recordAudit(trx, caller, "inquiry_added", { kind: "request", id, title: reference })
    return id
  })
  // A repeated call may come after the inquiry was deleted.
  return existing(await findInquiry(app.db, stored, now, account.id))
}
