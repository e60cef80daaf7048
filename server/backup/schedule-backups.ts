import { Cron } from "croner"
import type { AppContext } from "../app-context.ts"
import { noteAudit } from "../db/audit-store.ts"
import { runJob } from "../db/run-job.ts"
import { backupNames, readBackupName } from "./backup-folder.ts"
import { makeBackup } from "./make-backup.ts"

// Where the company is: three in the morning is three in the morning there.
const timezone = "Europe/Berlin"
const catchUpMs = 10 * 60_000

/**
 * Makes backups by the schedule of the configuration, and ten minutes after the start one that was missed while the machine was off.
 * Returns the function that ends it and waits for one that is being made.
 */
export function scheduleBackups(app: AppContext): () => Promise<void> {
  const { backupSchedule } = app.config
  if (backupSchedule === null) return async () => undefined
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = makeOnce(app, job).catch(async (error: unknown) => {
      app.log.error({ err: error }, "the scheduled backup failed")
      // On a full disk this cannot be noted either.
      await noteAudit(app.db, { ...app, actor: "" }, "backup failed").catch(() => undefined)
    })
    return running
  }
  const job = new Cron(backupSchedule, { timezone, unref: true, protect: true }, run)
  const catchUp = setTimeout(() => {
    void isOverdue(app, job).then((overdue) => (overdue ? run() : undefined))
  }, catchUpMs)
  catchUp.unref()
  return () => {
    job.stop()
    clearTimeout(catchUp)
    return running
  }
}

/** Of several processes one makes it. */
async function makeOnce(app: AppContext, job: Cron): Promise<void> {
  const due = job.previousRuns(1, app.clock())[0] ?? app.clock()
  await runJob(app, "scheduled backup", due, async () => {
    const { name, size } = await makeBackup(app, "nightly")
    app.log.info({ event: "backup made", name, size })
  })
}

async function isOverdue(app: AppContext, job: Cron): Promise<boolean> {
  const due = job.previousRuns(1, app.clock())[0]
  const made = (await backupNames(app.config.dataDir)).map((name) => readBackupName(name)?.created_at ?? "")
  return due !== undefined && !made.some((created_at) => created_at >= due.toISOString())
}
