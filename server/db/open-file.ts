import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StartError } from "../cannot-start.ts"
import { isNoSpace } from "./no-space.ts"
import { DamagedDatabaseError } from "./damaged-database.ts"
import type { OpenDatabase } from "./dialects/dialect.ts"
import { isDamage } from "./dialects/sqlite-errors.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import { lockFolder } from "./lock-folder.ts"

export const databaseFile = (dataDir: string): string => join(dataDir, "site.db")
// Says that there was a database, so that a lost one is not taken for a first start.
const markFile = (dataDir: string) => join(dataDir, "site.made")

/**
 * Takes the data folder for this process and opens the database in it. Throws a StartError when the folder is in use or cannot be
 * written, and when the database is damaged or gone: a lost one is never replaced by an empty one.
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

/** Makes the folder when it is not there and locks it; returns the function that gives it free. */
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
  const opened = openUndamaged(file)
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

function openUndamaged(file: string): OpenDatabase {
  try {
    return openSqlite(file)
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new DamagedDatabaseError(`The database ${file} is damaged (${String(error)}).`, error)
  }
}

/** Notes that the database was made and filled with tables. */
export function markMade(dataDir: string): void {
  if (existsSync(markFile(dataDir))) return
  writeFileSync(markFile(dataDir), "The database site.db was made here. Remove this file to start with a new one.\n", {
    mode: 0o600,
  })
}
