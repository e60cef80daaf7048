import { Cron } from "croner"
import type { AppContext } from "../app-context.ts"
import { systemCaller } from "../caller.ts"
import type { Config } from "../env.ts"
import type { Job } from "../job.ts"
import { scheduledFailureAt } from "./backup-failure-store.ts"
import { backupFiles } from "./backup-folder.ts"
import { makeBackup } from "./make-backup.ts"
import { removeOldBackups, rotateBackups } from "./rotate-backups.ts"

// Time zone of the company.
const timezone = "Europe/Berlin"
const againAfterMs = 60 * 60_000

/**
 * Returns the jobs that make backups by the configured schedule, and remove old ones. Whether the last one exists is
 * checked every ten minutes: it may have been missed while the machine was off, failed, or left unfinished by a killed
 * process.
 */
export function backupJobs({ backupSchedule }: Pick<Config, "backupSchedule">): readonly Job[] {
  const tidying: Job = {
    name: "old-backups",
    byAge: true,
    run: async (app) => {
      await rotateBackups(app)
      await removeOldBackups(app)
    },
  }
  if (backupSchedule === null) return [tidying]
  const isMissed = async (app: AppContext) => !(await isPaused(app)) && (await isOverdue(app, backupSchedule))
  return [
    { name: "nightly-backup", every: backupSchedule, later: true, run: (app) => makeOne(app, async () => true) },
    { name: "missed-backup", later: true, run: (app) => makeOne(app, isMissed) },
    tidying,
  ]
}

/** Makes a backup if it is wanted and no other job or process makes one. */
async function makeOne(app: AppContext, isWanted: (app: AppContext) => Promise<boolean>): Promise<void> {
  // Before the lock too, so that a mere look keeps nobody from making one.
  if (!(await isWanted(app))) return
  await app.withLock("scheduled backup", async () => {
    if (!(await isWanted(app))) return
    const { name, size } = await makeBackup(systemCaller(app), "nightly")
    app.log.info({ event: "backup made", name, size })
  })
}

/** Returns whether a try failed within the last hour, also before a restart. */
async function isPaused(app: AppContext): Promise<boolean> {
  const failedAt = await scheduledFailureAt(app)
  const now = app.clock().getTime()
  return failedAt !== null && now - Date.parse(failedAt) < againAfterMs && Date.parse(failedAt) <= now
}

async function isOverdue(app: AppContext, schedule: string): Promise<boolean> {
  const due = new Cron(schedule, { timezone, paused: true }).previousRuns(1, app.clock())[0]
  const [newest] = await backupFiles(app.config.dataDir)
  return due !== undefined && !(newest && newest.created_at >= due.toISOString())
}
