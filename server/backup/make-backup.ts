import { randomBytes, createHash } from "node:crypto"
import { mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { createWriteStream } from "node:fs"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { pack } from "tar-stream"
import type { Backup } from "#contract/backup.ts"
import type { Caller } from "../caller.ts"
import { AppError } from "../app-error.ts"
import { recordAudit } from "../records/audit-store.ts"
import type { OpenDatabase } from "../db/dialects/dialect.ts"
import type { TableRules } from "../table-rules.ts"
import { listMigrations } from "../db/migrate.ts"
import { archiveEntries, type ArchiveEntry } from "./archive-entries.ts"
import { type BackupKind, backupFolder, lockBackups, removeHalves, syncFolder } from "./backup-folder.ts"
import { copyBackup } from "./copy-backup.ts"
import { isNoSpace } from "../db/no-space.ts"
import { removeBackupFailures, storeBackupFailure } from "./backup-failure-store.ts"
import { BackupSpaceError, requireBackupSpace } from "./backup-space.ts"
import { readArchive } from "./read-archive.ts"
import { rotateBackups } from "./rotate-backups.ts"
import { listSavedTables } from "./saved-tables.ts"
import { type Manifest, manifestName, newManifest } from "./manifest.ts"

/**
 * Writes a gzipped tar and flushes it to disk; the last entry is the manifest with the checksum of every other.
 * Resolves with the file's size and checksum.
 */
async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  facts: Pick<Manifest, "migrations" | "created_at">,
): Promise<{ size: number; sha256: string }> {
  const tar = pack()
  const hash = createHash("sha256")
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    count,
    createWriteStream(file, { mode: 0o600, flags: "wx", flush: true }),
  )
  const filled = fill(tar, entries, newManifest(facts)).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  })
  const [writing, filling] = await Promise.allSettled([written, filled])
  // On a full disk the writing side has the cause; otherwise the source does.
  if (writing.status === "rejected" && isOfSystem(writing.reason)) throw writing.reason
  if (filling.status === "rejected") throw filling.reason
  if (writing.status === "rejected") throw writing.reason
  return { size, sha256: hash.digest("hex") }
}

const isOfSystem = (error: unknown) => error instanceof Error && "syscall" in error

async function fill(
  tar: ReturnType<typeof pack>,
  entries: AsyncIterable<ArchiveEntry>,
  manifest: Manifest,
): Promise<void> {
  for await (const { name, content, rows } of entries) {
    const sha256 = createHash("sha256").update(content).digest("hex")
    manifest.entries.push({ name, size: content.byteLength, sha256 })
    if (rows) manifest.rows[rows.table] = (manifest.rows[rows.table] ?? 0) + rows.count
    await add(tar, name, content)
  }
  await add(tar, manifestName, Buffer.from(JSON.stringify(manifest, null, 1)))
  tar.finalize()
}

// Resolves when the entry was written, so that at most one is held in memory. The entry's stream fails with the
// archive, and an error event without a listener would end the process.
const add = (tar: ReturnType<typeof pack>, name: string, content: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())).on("error", reject)
  })

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
    void copyBackup(app, backup.name)
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
