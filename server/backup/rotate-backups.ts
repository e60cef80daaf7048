import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { AppContext } from "../app-context.ts"
import { onReserve } from "../db/reserve.ts"
import { type BackupFile, type BackupKind, backupFiles, backupFolder } from "./backup-folder.ts"

const keptOfKind = 14
const retentionMs = 30 * 86_400_000

const kinds: readonly BackupKind[] = ["manual", "nightly", "update"]

/** Removes backups beyond the last 14 of each kind. */
export async function rotateBackups(app: AppContext): Promise<void> {
  const files = await backupFiles(app.config.dataDir)
  const kept = kinds.flatMap((kind) => files.filter((file) => file.kind === kind).slice(0, keptOfKind))
  const surplus = files.filter((file) => !kept.includes(file))
  await removeBackups(app, surplus)
}

/**
 * Removes backups older than 30 days, since they hold personal data. The newest one always stays, so that a stopped
 * schedule does not leave none.
 */
export async function removeOldBackups(app: AppContext): Promise<void> {
  const oldest = new Date(app.clock().getTime() - retentionMs).toISOString()
  const [, ...others] = await backupFiles(app.config.dataDir)
  const outdated = others.filter(({ created_at }) => created_at < oldest)
  await removeBackups(app, outdated)
  await removeKeptDatabases(app, oldest)
}

async function removeBackups(app: AppContext, files: readonly BackupFile[]): Promise<void> {
  for (const { name } of files) {
    await rm(join(backupFolder(app.config.dataDir), name), { force: true })
    await onReserve(() => app.db.deleteFrom("backup").where("name", "=", name).execute())
    app.log.info({ event: "backup removed", name })
  }
}

/** Databases set aside by a restore expire with the backups. */
async function removeKeptDatabases({ config, log, db, dialect }: AppContext, oldest: string): Promise<void> {
  for (const name of await dialect.removeSafeguards(db, new Date(oldest)))
    log.info({ event: "database put aside by a restore removed", name })
  for (const file of await readdir(config.dataDir).catch(() => [])) {
    const stamp = /^site-before-restore-(\d{4})(\d\d)(\d\d)-\d{6}\.db(?:-wal)?$/u.exec(file)
    if (!stamp || `${stamp[1]}-${stamp[2]}-${stamp[3]}` >= oldest.slice(0, 10)) continue
    await rm(join(config.dataDir, file), { force: true })
    log.info({ event: "database put aside by a restore removed", file })
  }
}
