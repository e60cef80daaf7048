import type { Inquiry } from "#contract/inquiry.ts"
import type { Caller } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findInquiry } from "../store.ts"
import { changeInquiry } from "./change-inquiry.ts"

/** Marks an inquiry as read or unread; throws `not_found`, or `stale` when it has changed. */
export async function markInquiry(
  caller: Caller,
  id: number,
  read: boolean,
  expected: number | null,
): Promise<Inquiry> {
  const { app } = caller
  return app.db.transaction().execute(async (trx) => {
    const read_at = read ? app.clock().toISOString() : null
    const before = await changeInquiry(trx, id, expected, (one) => (one.read === read ? null : { read_at }))
    const subject = { kind: "request", id, title: before.reference } as const
    if (before.read !== read) await recordAudit(trx, caller, read ? "inquiry_read" : "inquiry_unread", subject)
    const inquiry = await findInquiry(trx, id)
    if (!inquiry) throw new AppError("not_found")
    return inquiry
  })
}
