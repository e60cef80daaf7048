import type { AppContext } from "./app-context.ts"
import { removeStaleSessions } from "./auth/session-store.ts"
import { removeStaleChecks } from "./features/captcha/store.ts"
import { removeOldMessages } from "./mail/outbox-store.ts"
import { removeStaleLimits } from "./db/limit-store.ts"
import { runJob } from "./db/run-job.ts"
import { removeStaleAnswers } from "./db/answer-once.ts"
import { purgeOldTrash } from "./features/trash/commands/empty-trash.ts"
import { removeInquiriesBefore } from "./features/inquiry/store.ts"
import { rotateBackups } from "./backup/rotate-backups.ts"
import { createJumpGuard } from "./clock-jump.ts"
import { removeApplicationsBefore } from "./features/application/store.ts"

const everyMs = 10 * 60_000

/** Removes what has run out (sessions, human checks, remembered answers) now and every ten minutes, in one process of all; returns the function that ends it. */
export function startSweeping(app: AppContext): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const hasJumped = createJumpGuard(app.clock)
  const sweep = () => {
    const jumped = hasJumped()
    running = runJob(app, "sweep", new Date(app.clock().getTime() - everyMs / 2), () => sweepOnce(app, jumped)).catch(
      (error: unknown) => app.log.error({ err: error }, "sweeping failed"),
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

/** One round of it; what goes for its age stays when the clock has jumped. */
export async function sweepOnce(app: AppContext, jumped = false): Promise<void> {
  const now = app.clock()
  await removeStaleSessions(app.db, now)
  await removeStaleChecks(app.db, now)
  await removeStaleAnswers(app.db, now)
  await removeStaleLimits(app.db, now)
  await removeOldMessages(app.db, now)
  if (jumped) {
    app.log.warn("the clock has jumped: nothing is removed for its age until it has kept its time for ten minutes")
    return
  }
  await purgeOldTrash(app)
  const { inquiry, application } = app.config.keepMonths
  await removeInquiriesBefore(app.db, monthsBefore(now, inquiry))
  await removeApplicationsBefore(app.db, monthsBefore(now, application))
  await app.dialect.scrub(app.db)
  await rotateBackups(app)
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
