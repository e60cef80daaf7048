import type { Inquiry } from "#contract/inquiry.ts"
import type { Caller } from "#server/caller.ts"
import { AppError } from "#server/app-error.ts"
import { findInquiry } from "../store.ts"
import { changeInquiry } from "./change-inquiry.ts"

/** Marks an inquiry as read or unread; throws `not_found`, or `stale` when it has changed. */
export async function markInquiry(
  { app }: Caller,
  id: number,
  read: boolean,
  expected: number | null,
): Promise<Inquiry> {
  return app.db.transaction().execute(async (trx) => {
    const read_at = read ? app.clock().toISOString() : null
    await changeInquiry(trx, id, expected, (inquiry) => (inquiry.read === read ? null : { read_at }))
    const inquiry = await findInquiry(trx, id)
    if (!inquiry) throw new AppError("not_found")
    return inquiry
  })
}
