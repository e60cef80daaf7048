import type { Inquiry } from "#contract/inquiry.ts"
import { AppError, existing } from "#server/app-error.ts"
import { checkVersion } from "#server/records/check-version.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findInquiry, setInquiry } from "../store.ts"

type Change = Parameters<typeof setInquiry>[2]

// An attempt only fails because a concurrent change succeeded, so a few suffice.
const turns = 5

/**
 * Changes an inquiry based on the version read; `change` may return null for no change. Returns the inquiry before it.
 * Throws `not_found`, `stale` for another version than expected, or `conflict` when concurrent changes persist.
 */
export async function changeInquiry(
  db: Database,
  id: number,
  { expected, now }: { expected: number | null; now: Date },
  changeOf: (inquiry: Inquiry) => Change | null,
): Promise<Inquiry> {
  for (let turn = 0; turn < turns; turn++) {
    const inquiry = existing(await findInquiry(db, id, now))
    checkVersion(expected, inquiry)
    const change = changeOf(inquiry)
    if (change === null || (await setInquiry(db, inquiry, change))) return inquiry
  }
  throw new AppError("conflict")
}
