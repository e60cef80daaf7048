import type { BackupFailure } from "#contract/backup.ts"
import type { AppContext } from "../app-context.ts"
import type { Caller } from "../caller.ts"
import { recordAudit } from "../records/audit-store.ts"
import { onReserve } from "../db/reserve.ts"
import { isNoSpace } from "../db/no-space.ts"
import type { BackupKind } from "./backup-folder.ts"

/** Stores a failed backup, for the dashboard and the schedule's pause, and audits it. Never rejects. */
export async function storeBackupFailure(caller: Caller, kind: BackupKind, error: unknown): Promise<void> {
  const { app } = caller
  const failure = {
    failed_at: app.clock().toISOString(),
    reason: isNoSpace(error) || app.dialect.isDiskFull(error) ? "no_space" : "other",
  } as const
  try {
    await onReserve(async () => {
      await app.db
        .insertInto("backup_failure")
        .values({ kind, ...failure })
        .onConflict((conflict) => conflict.column("kind").doUpdateSet(failure))
        .execute()
      await recordAudit(app.db, caller, "backup_failed")
    })
  } catch (cause) {
    app.log.warn({ err: cause }, "a failed backup could not be noted")
  }
}

/** Returns the newest failure since the last successful backup; null when there is none. */
export async function findBackupFailure(app: Pick<AppContext, "db">): Promise<BackupFailure | null> {
  const query = app.db.selectFrom("backup_failure").selectAll().orderBy("failed_at", "desc")
  return (await query.executeTakeFirst()) ?? null
}

/** Returns when the schedule last failed; null when it has not since the last backup. */
export async function scheduledFailureAt(app: AppContext): Promise<string | null> {
  const query = app.db.selectFrom("backup_failure").select("failed_at").where("kind", "=", "nightly")
  return (await query.executeTakeFirst())?.failed_at ?? null
}

export async function removeBackupFailures(app: AppContext): Promise<void> {
  await app.db.deleteFrom("backup_failure").execute()
}
