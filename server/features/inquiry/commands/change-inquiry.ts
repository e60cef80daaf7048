import type { Inquiry } from "#contract/inquiry.ts"
import { existing } from "#server/app-error.ts"
import { checkVersion } from "#server/records/check-version.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type InquiryChange, findInquiry, setInquiry } from "../store.ts"

/**
 * Changes an inquiry in a transaction; `changeOf` may return null for no change. Returns the inquiry before it. Throws
 * `not_found`, or `stale` for another version than expected.
 */
export async function changeInquiry(
  trx: Database,
  id: number,
  { expected, now }: { expected: number | null; now: Date },
  changeOf: (inquiry: Inquiry) => InquiryChange | null,
): Promise<Inquiry> {
  const inquiry = existing(await findInquiry(trx, id, now))
  checkVersion(expected, inquiry)
  const change = changeOf(inquiry)
  if (change !== null) await setInquiry(trx, inquiry, change)
  return inquiry
}
