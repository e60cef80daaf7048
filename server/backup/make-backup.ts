import { randomBytes } from "node:crypto"
import { mkdir, readdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import type { Backup } from "#contract/backup.ts"
import type { AppContext } from "../app-context.ts"
import { noteAudit } from "../db/audit-store.ts"
import { archiveEntries } from "./archive-entries.ts"
import { verifyArchive, writeArchive } from "./write-archive.ts"

export const backupFolder = ({ config }: Pick<AppContext, "config">): string => join(config.dataDir, "backups")

/**
 * Makes one archive of everything the site knows from one consistent snapshot while the site runs, opens it again and compares it with its
 * manifest. Until then the file is called `.part`, so that a half-written one never looks complete.
 */
export async function makeBackup(app: AppContext): Promise<Backup> {
  const folder = backupFolder(app)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = app.clock()
  const stamp = now.toISOString().replace(/[-:]/gu, "").replace("T", "-").slice(0, 15)
  const name = `turbine-${stamp}-${randomBytes(4).toString("hex")}.tar.gz`
  const part = join(folder, `${name}.part`)
  try {
    const created_at = now.toISOString()
    const schema = await newestMigration(app)
    const facts = await app.snapshot((db) => writeArchive(part, archiveEntries(db), { schema, created_at }))
    await verifyArchive(part)
    await rename(part, join(folder, name))
    const backup = { name, ...facts, created_at }
    await app.db.insertInto("backup").values(backup).execute()
    await noteAudit(app.db, app, "backup", name)
    return backup
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function newestMigration({ db }: AppContext): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ""
}

/** The backups whose files are there, newest first. */
export async function listBackups(app: AppContext): Promise<Backup[]> {
  const files = new Set(await readdir(backupFolder(app)).catch(() => []))
  const rows = await app.db.selectFrom("backup").selectAll().orderBy("created_at", "desc").execute()
  return rows.filter((row) => files.has(row.name))
}

/** Removes what a killed process has left half-written. */
export async function removeHalfBackups(app: AppContext): Promise<void> {
  const folder = backupFolder(app)
  for (const file of await readdir(folder).catch(() => []))
    if (file.endsWith(".part")) await rm(join(folder, file), { force: true })
}
