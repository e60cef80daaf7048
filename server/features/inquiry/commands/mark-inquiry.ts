import type { Inquiry } from "#contract/inquiry.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { findInquiry, setInquiry } from "../store.ts"

/** Marks an inquiry as read or unread; throws `not_found`. */
export async function markInquiry(app: AppContext, id: number, read: boolean): Promise<Inquiry> {
  const inquiry = await findInquiry(app.db, id)
  if (!inquiry) throw new AppError("not_found")
  if (inquiry.read !== read) await setInquiry(app.db, id, { read_at: read ? app.clock().toISOString() : null })
  return (await findInquiry(app.db, id)) ?? inquiry
}
