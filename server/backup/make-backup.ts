import { randomBytes } from "node:crypto"
import { mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Backup } from "#contract/backup.ts"
import type { Caller } from "../caller.ts"
import { AppError } from "../app-error.ts"
import { recordAudit } from "../records/audit-store.ts"
import type { OpenDatabase } from "../db/dialects/dialect.ts"
import type { TableRules } from "../table-rules.ts"
import { listMigrations } from "../db/migrate.ts"
import { archiveEntries } from "./archive-entries.ts"
import { type BackupKind, backupFolder, lockBackups, removeHalves, syncFolder } from "./backup-folder.ts"
import { isNoSpace } from "../db/no-space.ts"
import { removeBackupFailures, storeBackupFailure } from "./backup-failure-store.ts"
import { BackupSpaceError, requireBackupSpace } from "./backup-space.ts"
import { readArchive } from "./read-archive.ts"
import { rotateBackups } from "./rotate-backups.ts"
import { listSavedTables } from "./saved-tables.ts"
import { writeArchive } from "./write-archive.ts"

export interface BackupOrder {
  dataDir: string
  now: Date
  kind: BackupKind
  database: Pick<OpenDatabase, "snapshot" | "dialect">
  tables: TableRules
}

/**
 * Makes a backup, lists and audits it and rotates. Stores a failure. Throws `conflict` while another is running and
 * `no_space` on a full disk.
 */
export async function makeBackup(caller: Caller, kind: BackupKind = "manual"): Promise<Backup> {
  const { app } = caller
  const { config, clock, tables } = app
  try {
    const backup = await writeBackup({ dataDir: config.dataDir, now: clock(), kind, database: app, tables })
    if (!backup) throw new AppError("conflict", { detail: "A backup is being made" })
    await app.db.insertInto("backup").values(backup).execute()
    await recordAudit(app.db, caller, "backup", { title: backup.name })
    await removeBackupFailures(app)
    await rotateBackups(app)
    return backup
  } catch (error) {
    if (error instanceof AppError) throw error
    await storeBackupFailure(caller, kind, error)
    if (!isNoSpace(error)) throw error
    const detail = error instanceof BackupSpaceError ? error.message : "The disk of DATA_DIR filled up meanwhile"
    throw new AppError("no_space", { detail, cause: error })
  }
}

/**
 * Writes one archive of all content from one snapshot while the site runs, then reads it back and compares it with its
 * manifest. Until verified it is named `.part`. Returns null while another is running; throws a BackupSpaceError when
 * it would not fit.
 */
export async function writeBackup({ dataDir, now, kind, database, tables }: BackupOrder): Promise<Backup | null> {
  const folder = backupFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = lockBackups(folder)
  if (!release) return null
  const stamp = now.toISOString().replace(/[-:]/gu, "").replace("T", "-").slice(0, 15)
  const suffix = kind === "manual" ? "" : `-${kind}`
  const name = `turbine-${stamp}-${randomBytes(4).toString("hex")}${suffix}.tar.gz`
  const part = join(folder, `${name}.part`)
  try {
    await removeHalves(folder)
    await requireBackupSpace(dataDir)
    const created_at = now.toISOString()
    const facts = await database.snapshot(async (db) => {
      const saved = await listSavedTables({ db, dialect: database.dialect }, tables)
      return writeArchive(part, archiveEntries(db, saved), { migrations: await listMigrations(db), created_at })
    })
    await readArchive(part, tables.files)
    await rename(part, join(folder, name))
    await syncFolder(folder)
    return { name, ...facts, created_at }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    release()
  }
}
