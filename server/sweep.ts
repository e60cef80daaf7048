import type { AppContext } from "./app-context.ts"
import { removeStaleSessions } from "./auth/session-store.ts"
import { removeStaleTickets } from "./auth/ticket-store.ts"
import { removeStaleUploads } from "#server/features/publishing/remove-stale-uploads.ts"
import { removeEndedShares } from "#server/features/publishing/share-store.ts"
import { removeStaleChecks } from "#server/features/human-check/store.ts"
import { removeOldDemand } from "./demand/demand-store.ts"
import { removeOldMissing } from "./features/redirect/missing-store.ts"
import { removeOldMessages } from "./mail/outbox-store.ts"
import { removeStaleLimits } from "#server/limits/limit-store.ts"
import { removeAuditBefore } from "#server/records/audit-store.ts"
import { runJob } from "./db/run-job.ts"
import { removeStaleResponses } from "#server/records/with-idempotency-key.ts"
import { purgeOldTrash } from "./features/trash/commands/purge.ts"
import { warnOfEndingKeys } from "./features/access-key/warn-of-ends.ts"
import { clearAddressesOfDisabled } from "./features/people/store.ts"
import { measureAnswerTime } from "./features/inquiry/measure-answer-time.ts"
import { removeInquiriesBefore } from "./features/inquiry/store.ts"
import { removeUnsortedBefore } from "./features/inquiry/unsorted-store.ts"
import { removeOldBackups, rotateBackups } from "./backup/rotate-backups.ts"
import { createClockGuard } from "./clock-jump.ts"
import { removeApplicationsBefore } from "./features/application/store.ts"

const everyMs = 10 * 60_000
const disabledAddressMs = 30 * 86_400_000

/**
 * Removes expired rows (sessions, human checks, stored responses) now and every ten minutes, in one of all processes;
 * returns the function that stops it.
 */
export function startSweeping(app: AppContext): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const isClockPlausible = createClockGuard(app)
  const sweep = () => {
    const due = new Date(app.clock().getTime() - everyMs / 2)
    running = runJob(app, "sweep", due, () => sweepOnce(app, isClockPlausible)).catch((error: unknown) =>
      app.log.error({ err: error }, "sweeping failed"),
    )
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running.then(() => undefined)
  }
}

/** Runs one round; expiry by age is skipped while the clock may be wrong. */
export async function sweepOnce(app: AppContext, isClockPlausible = async () => true): Promise<void> {
  const now = app.clock()
  await removeStaleSessions(app.db, now)
  await removeStaleTickets(app.db, now)
  await removeEndedShares(app.db, now)
  await removeStaleChecks(app.db, now)
  await removeStaleResponses(app.db, now)
  await removeStaleLimits(app.db, now)
  await removeOldMessages(app.db, now)
  if (!(await isClockPlausible())) return
  await removeStaleUploads(app.db, now)
  await purgeOldTrash(app)
  const { inquiry, application, audit } = app.config.keepMonths
  await removeInquiriesBefore(app.db, monthsBefore(now, inquiry))
  await removeUnsortedBefore(app.db, monthsBefore(now, inquiry))
  await removeApplicationsBefore(app.db, monthsBefore(now, application))
  await removeAuditBefore(app.db, monthsBefore(now, audit))
  await removeOldDemand(app.db, now)
  await removeOldMissing(app.db, now)
  await warnOfEndingKeys(app)
  await measureAnswerTime(app)
  await clearAddressesOfDisabled(app.db, new Date(now.getTime() - disabledAddressMs).toISOString())
  await app.dialect.scrub(app.db)
  await app.dialect.learnStatistics(app.db)
  await rotateBackups(app)
  await removeOldBackups(app)
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
