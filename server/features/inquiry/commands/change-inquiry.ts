import type { Inquiry } from "#contract/inquiry.ts"
import { AppError } from "#server/app-error.ts"
import { checkVersion } from "#server/records/check-version.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findInquiry, setInquiry } from "../store.ts"

type Change = Parameters<typeof setInquiry>[2]

// Each turn is lost to another change that came first, so that a few are enough.
const turns = 5

/**
 * Changes an inquiry on the version that was read, null leaves it as it is; returns the inquiry before the change. Rejects with
 * `not_found`, `stale` when it has not the expected version, or `conflict` when others keep changing it.
 */
export async function changeInquiry(
  db: Database,
  id: number,
  { expected, now }: { expected: number | null; now: Date },
  changeOf: (inquiry: Inquiry) => Change | null,
): Promise<Inquiry> {
  for (let turn = 0; turn < turns; turn++) {
    const inquiry = await findInquiry(db, id, now)
    if (!inquiry) throw new AppError("not_found")
    checkVersion(expected, inquiry)
    const change = changeOf(inquiry)
    if (change === null || (await setInquiry(db, inquiry, change))) return inquiry
  }
  throw new AppError("conflict")
}
