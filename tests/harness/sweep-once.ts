import type { AppContext } from "#server/app-context.ts"
import { runOnce } from "#server/jobs.ts"
import { listJobs } from "#server/features.ts"

/** Runs every job of one process once that removes what has expired. */
export const sweepOnce = (app: AppContext, isClockPlausible?: () => Promise<boolean>): Promise<void> =>
  runOnce(
    app,
    listJobs(app.config).filter(({ each, later }) => !each && !later),
    isClockPlausible,
  )
