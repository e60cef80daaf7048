import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { open, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { Backup } from "#contract/backup.ts"
import type { AppContext } from "../app-context.ts"
import { systemCaller } from "../caller.ts"
import { recordAudit } from "../records/audit-store.ts"
import { lockFile } from "../db/dialects/lock-file.ts"

/** By hand, by schedule, or before an update of the schema. */
export type BackupKind = "manual" | "nightly" | "update"

const namePattern = /^turbine-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-[0-9a-f]{8}(?:-(nightly|update))?\.tar\.gz$/u

export const backupFolder = (dataDir: string): string => join(dataDir, "backups")

/** Locks the folder against other backups, in any process; null while one is running. */
export const lockBackups = (folder: string) => lockFile(join(folder, "backup.lock"))

export interface BackupFile {
  name: string
  created_at: string
  kind: BackupKind
}

/** Returns what the file name of a backup says; none for any other name. */
function readBackupName(name: string): BackupFile[] {
  const match = namePattern.exec(name)
  if (!match) return []
  const [year, month, day, hour, minute, second] = match.slice(1).map(String)
  const created_at = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  return [{ name, created_at, kind: (match[7] as BackupKind | undefined) ?? "manual" }]
}

/** Returns the existing backups, newest first; adds those made by other processes to the table. */
export async function listBackups(app: AppContext): Promise<Backup[]> {
  const files = await backupFiles(app.config.dataDir)
  await enterForeign(app, files)
  const rows = await app.db.selectFrom("backup").selectAll().orderBy("created_at", "desc").execute()
  return rows.filter((row) => files.some(({ name }) => name === row.name))
}

/** Returns the backups in the folder, newest first. */
export async function backupFiles(dataDir: string): Promise<BackupFile[]> {
  const names = await readdir(backupFolder(dataDir)).catch(() => [])
  return names.flatMap(readBackupName).toSorted((left, right) => right.created_at.localeCompare(left.created_at))
}

async function enterForeign(app: AppContext, files: readonly BackupFile[]): Promise<void> {
  const rows = await app.db.selectFrom("backup").select("name").execute()
  const storedNames = new Set(rows.map((row) => row.name))
  for (const { name, created_at } of files) {
    if (storedNames.has(name)) continue
    const file = join(backupFolder(app.config.dataDir), name)
    const backup = { name, size: (await stat(file)).size, sha256: await hashFile(file), created_at }
    await app.db
      .insertInto("backup")
      .values(backup)
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute()
    await recordAudit(app.db, systemCaller(app), "backup", { title: name })
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return hash.digest("hex")
}

/** Removes partial files of killed processes, unless a backup is running. */
export async function removeHalfBackups({ config }: Pick<AppContext, "config">): Promise<void> {
  const folder = backupFolder(config.dataDir)
  const halves = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".part"))
  const release = halves.length > 0 ? lockBackups(folder) : null
  if (!release) return
  await removeHalves(folder).finally(release)
}

/** Same as `removeHalfBackups`, for a caller that holds the lock. */
export async function removeHalves(folder: string): Promise<void> {
  for (const file of await readdir(folder)) if (file.endsWith(".part")) await rm(join(folder, file), { force: true })
}

/** Flushes a folder's entries to disk; where the system cannot, only the newest entry is at risk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
