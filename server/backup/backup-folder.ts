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

/** By hand, by the schedule, or before an update changed the schema. */
export type BackupKind = "manual" | "nightly" | "update"

const namePattern = /^turbine-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-[0-9a-f]{8}(?:-(nightly|update))?\.tar\.gz$/u

export const backupFolder = (dataDir: string): string => join(dataDir, "backups")

/** Keeps others from making a backup in this folder, in whatever process; null while one is being made. */
export const lockBackups = (folder: string) => lockFile(join(folder, "backup.lock"))

/** What the name of a backup says; null for the name of anything else. */
export function readBackupName(name: string): { created_at: string; kind: BackupKind } | null {
  const found = namePattern.exec(name)
  if (!found) return null
  const [year, month, day, hour, minute, second] = found.slice(1).map(String)
  return {
    created_at: `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
    kind: (found[7] as BackupKind | undefined) ?? "manual",
  }
}

/** The backups whose files are there, newest first; those that were made without this process are entered first. */
export async function listBackups(app: AppContext): Promise<Backup[]> {
  const names = await backupNames(app.config.dataDir)
  await enterForeign(app, names)
  const rows = await app.db.selectFrom("backup").selectAll().orderBy("created_at", "desc").execute()
  return rows.filter((row) => names.includes(row.name))
}

export async function backupNames(dataDir: string): Promise<string[]> {
  const files = await readdir(backupFolder(dataDir)).catch(() => [])
  return files.filter((file) => readBackupName(file) !== null)
}

async function enterForeign(app: AppContext, names: readonly string[]): Promise<void> {
  const rows = await app.db.selectFrom("backup").select("name").execute()
  const known = new Set(rows.map((row) => row.name))
  for (const name of names) {
    const facts = known.has(name) ? null : readBackupName(name)
    if (!facts) continue
    const file = join(backupFolder(app.config.dataDir), name)
    const backup = { name, size: (await stat(file)).size, sha256: await hashFile(file), created_at: facts.created_at }
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

/** Removes what a killed process has left half-written, unless a backup is being made right now. */
export async function removeHalfBackups({ config }: Pick<AppContext, "config">): Promise<void> {
  const folder = backupFolder(config.dataDir)
  const halves = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".part"))
  const release = halves.length > 0 ? lockBackups(folder) : null
  if (!release) return
  await removeHalves(folder).finally(release)
}

/** Like the above, for a caller that holds the lock already. */
export async function removeHalves(folder: string): Promise<void> {
  for (const file of await readdir(folder)) if (file.endsWith(".part")) await rm(join(folder, file), { force: true })
}

/** Makes a new name in a folder safe on the disk; where the system cannot do that, nothing is lost but the newest entry. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
