import type { AppContext } from "./app-context.ts"
import { newestAudit } from "./records/audit-store.ts"
import { markJob, readJob } from "./db/run-job.ts"

const day = 86_400_000
// A machine may be off over a weekend; a longer gap only costs a day of waiting.
const aheadMs = 2 * day
const behindMs = 10 * 60_000
const acceptAfterMs = day
const job = "removal by age"

/**
 * Returns a check of the clock against the last correct time, which the database keeps across restarts, or against the
 * newest audit entry. A clock set to a wrong year must not expire records; one that is stable for a day is accepted.
 */
export function createClockGuard(
  app: Pick<AppContext, "db" | "clock" | "log">,
  monotonicMs: () => number = () => performance.now(),
): () => Promise<boolean> {
  let doubtedSince: number | null = null
  return async () => {
    const now = app.clock()
    const last = (await readJob(app.db, job)) ?? (await newestAudit(app.db))
    const gap = last === null ? 0 : now.getTime() - Date.parse(last)
    if (gap > aheadMs || gap < -behindMs) {
      if (doubtedSince === null)
        app.log.warn(
          { clock: now.toISOString(), last },
          "the clock may be wrong: nothing is removed for its age for a day",
        )
      doubtedSince ??= monotonicMs()
      if (monotonicMs() - doubtedSince < acceptAfterMs) return false
    }
    doubtedSince = null
    await markJob(app.db, job, now.toISOString())
    return true
  }
}
