import { Cron } from "croner"
import type { AppContext } from "../app-context.ts"
import { systemCaller } from "../caller.ts"
import { runJob } from "../db/run-job.ts"
import { scheduledFailureAt } from "./backup-failure-store.ts"
import { backupFiles } from "./backup-folder.ts"
import { makeBackup } from "./make-backup.ts"

// Time zone of the company.
const timezone = "Europe/Berlin"
const lookEveryMs = 10 * 60_000
const againAfterMs = 60 * 60_000

export interface Schedule {
  /** Resolves when no backup is running. */
  idle(): Promise<void>
  /** Stops the schedule and waits for a running backup. */
  close(): Promise<void>
}

const noSchedule: Schedule = { idle: async () => undefined, close: async () => undefined }

/**
 * Makes backups by the configured schedule. Checks every ten minutes whether the last one exists: it may have been
 * missed while the machine was off, failed, or left unfinished by a killed process.
 */
export function scheduleBackups(app: AppContext): Schedule {
  const { backupSchedule } = app.config
  if (backupSchedule === null) return noSchedule
  let running: Promise<void> = Promise.resolve()
  // Beside the stored failure: on a full disk it cannot be stored.
  let failedAt: Date | null = null
  const run = () => {
    running = makeOnce(app, job).catch((error: unknown) => {
      failedAt = app.clock()
      app.log.error({ err: error }, "the scheduled backup failed")
    })
    return running
  }
  const job = new Cron(backupSchedule, { timezone, unref: true, protect: true }, run)
  const look = async () => {
    if (!(await isPaused(app, failedAt)) && (await isOverdue(app, job))) await run()
  }
  const timer = setInterval(() => {
    running = running
      .then(look)
      .catch((error: unknown) => app.log.error({ err: error }, "the schedule of backups could not be checked"))
  }, lookEveryMs)
  timer.unref()
  return {
    idle: () => running,
    close: () => {
      job.stop()
      clearInterval(timer)
      return running
    },
  }
}

/** Makes the backup in one of several processes. */
async function makeOnce(app: AppContext, job: Cron): Promise<void> {
  // A timer may fire a little early; that still means this run, not the day before's.
  const soon = new Date(app.clock().getTime() + 1_000)
  const due = job.previousRuns(1, soon)[0] ?? app.clock()
  await runJob(app, "scheduled backup", due, async () => {
    const { name, size } = await makeBackup(systemCaller(app), "nightly")
    app.log.info({ event: "backup made", name, size })
  })
}

/** Returns whether a try failed within the last hour, also before a restart. */
async function isPaused(app: AppContext, failedAt: Date | null): Promise<boolean> {
  const failures = [failedAt?.toISOString(), await scheduledFailureAt(app)].filter((at) => typeof at === "string")
  const now = app.clock().getTime()
  return failures.some((at) => now - Date.parse(at) < againAfterMs && Date.parse(at) <= now)
}

async function isOverdue(app: AppContext, job: Cron): Promise<boolean> {
  const due = job.previousRuns(1, app.clock())[0]
  const [newest] = await backupFiles(app.config.dataDir)
  return due !== undefined && !(newest && newest.created_at >= due.toISOString())
}
