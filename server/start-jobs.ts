import { sessionExpiry } from "./auth/session-store.ts"
import { ticketExpiry } from "./auth/ticket-store.ts"
import { backupJobs } from "./backup/schedule-backups.ts"
import { demandJobs } from "./demand/jobs.ts"
import type { Config } from "./env.ts"
import { keyWarning } from "./features/access-key/warn-of-ends.ts"
import { applicationAgeing } from "./features/application/store.ts"
import { checkExpiry } from "./features/human-check/store.ts"
import { inquiryJobs } from "./features/inquiry/jobs.ts"
import { disabledAddressAgeing } from "./features/people/store.ts"
import { publishingJobs } from "./features/publishing/jobs.ts"
import { addressJobs } from "./features/redirect/count-addresses.ts"
import { trashAgeing } from "./features/trash/commands/purge.ts"
import type { Job } from "./job.ts"
import { limitExpiry } from "./limits/limit-store.ts"
import { mailJobs } from "./mail/jobs.ts"
import { auditAgeing } from "./records/audit-store.ts"
import { responseExpiry } from "./records/with-idempotency-key.ts"

/** What runs in this process for itself. */
const ownJobs: readonly Job[] = [
  // For changes made in the background or by another process whose notification was lost.
  { name: "content-version", every: "* * * * * *", each: true, run: ({ content }) => content.refresh() },
  // In case the process that makes them was killed.
  { name: "picture-sizes", every: "*/10 * * * * *", each: true, run: ({ sizes }) => sizes.resume() },
]

/** Returns the jobs of all features. */
export const listJobs = (config: Config): readonly Job[] => [
  ...ownJobs,
  sessionExpiry,
  ticketExpiry,
  checkExpiry,
  responseExpiry,
  limitExpiry,
  ...mailJobs,
  ...publishingJobs,
  trashAgeing,
  ...inquiryJobs,
  applicationAgeing,
  auditAgeing,
  ...demandJobs,
  ...addressJobs,
  keyWarning,
  disabledAddressAgeing,
  { name: "scrub", byAge: true, run: ({ db, dialect }) => dialect.scrub(db) },
  { name: "statistics", run: ({ db, dialect }) => dialect.learnStatistics(db) },
  ...backupJobs(config),
]
