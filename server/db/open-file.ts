import { existsSync, mkdirSync, statSync, writeFileSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { StartError } from "../cannot-start.ts"
import { isNoSpace } from "./no-space.ts"
import { DamagedDatabaseError } from "./damaged-database.ts"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { isDamage } from "./dialects/sqlite-errors.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import { openReserve } from "./reserve.ts"
import { lockFile } from "./dialects/lock-file.ts"

export class FolderInUseError extends StartError {}

/** Locks the data folder against a second process. Returns the function that releases it. */
export function lockFolder(folder: string): () => void {
  const release = lockFile(join(folder, "server.lock"))
  const owner = join(folder, "server.pid")
  if (!release)
    throw new FolderInUseError(
      `Another process${nameOf(owner)} uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  try {
    writeFileSync(owner, `${process.pid}\n`, { mode: 0o600 })
  } catch (error) {
    // The file only names the process for error messages; the lock holds without it.
    if (!isNoSpace(error)) {
      release()
      throw error
    }
  }
  return () => {
    rmSync(owner, { force: true })
    release()
  }
}

function nameOf(file: string): string {
  try {
    return ` (${readFileSync(file, "utf8").trim()})`
  } catch {
    return ""
  }
}

export const databaseFile = (dataDir: string): string => join(dataDir, "site.db")
// Marks that a database was created, so that a lost one is not mistaken for a first start.
const markFile = (dataDir: string) => join(dataDir, "site.made")

/**
 * Locks the data folder for this process and opens its database. Throws a StartError when the folder is in use or not
 * writable, or the database is damaged or missing: a lost one is never replaced by an empty one.
 */
export async function openFile(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDataFolder(dataDir)
  try {
    const opened = await openSound(dataDir)
    return {
      ...opened,
      close: async () => {
        await opened.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Creates the folder if needed and locks it; returns the function that releases it. */
export function lockDataFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof StartError || isNoSpace(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}). Give this user write access to it, or set DATA_DIR.`,
    )
  }
}

async function openSound(dataDir: string): Promise<OpenDatabase> {
  const file = databaseFile(dataDir)
  if (existsSync(markFile(dataDir)) || existsSync(`${file}-wal`)) refuseLost(file)
  const opened = openUndamaged(file, openReserve(dataDir))
  const fault = await opened.check("quick")
  if (fault !== null) {
    await opened.close()
    throw new DamagedDatabaseError(`The database ${file} is damaged (${fault}).`)
  }
  return opened
}

function refuseLost(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new DamagedDatabaseError(`The database ${file} is missing.`)
  if (size === 0) throw new DamagedDatabaseError(`The database ${file} is empty.`)
}

function openUndamaged(file: string, beforeWrite: () => void): OpenDatabase {
  try {
    return openSqlite(file, beforeWrite)
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new DamagedDatabaseError(`The database ${file} is damaged (${String(error)}).`, error)
  }
}

/** Marks that the database was created and its tables made. */
export function markMade(dataDir: string): void {
  if (existsSync(markFile(dataDir))) return
  writeFileSync(markFile(dataDir), "The database site.db was made here. Remove this file to start with a new one.\n", {
    mode: 0o600,
  })
}
