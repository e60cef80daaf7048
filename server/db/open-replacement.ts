import {
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
} from "node:fs"
import { dirname } from "node:path"
import { StartError } from "../cannot-start.ts"
import type { Database } from "./dialects/database.ts"
import type { OpenDatabase } from "./dialects/dialect.ts"
import type { Replacement } from "./dialects/replacement.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import type { DatabaseLocation } from "./open-database.ts"
import { databaseFile, markMade, lockDataFolder } from "./open-file.ts"

/** Opens a new database beside the configured one. Throws a StartError when a server uses the file. */
export const openReplacementOf = async (
  { dataDir, databaseUrl }: DatabaseLocation,
  now: Date,
): Promise<Replacement> => {
  if (databaseUrl === undefined) return openReplacement(dataDir, now)
  const { openPostgresReplacement } = await import("./dialects/postgres-replacement.ts")
  return openPostgresReplacement(databaseUrl, now)
}

/** Opens a new database beside the file in `dataDir`. Throws a StartError while a server uses it. */
export function openReplacement(dataDir: string, now: Date): Replacement {
  const unlock = lockDataFolder(dataDir)
  const active = databaseFile(dataDir)
  const fresh = `${active}.new`
  const removeFresh = () => removeFiles(fresh)
  removeFresh()
  const opened = openOr(fresh, () => {
    removeFresh()
    unlock()
  })
  return {
    opened,
    readOld: (work) => readOld(active, work),
    switchOver: async () => {
      const fault = await opened.check("full")
      if (fault !== null) throw new StartError(`The restored database is not sound (${fault}). Nothing was changed.`)
      await opened.close()
      sync(fresh)
      const kept = await keepOld(active, now)
      // The only step that switches: before it the old database is in place, after it the new one.
      renameSync(fresh, active)
      sync(dirname(active))
      markMade(dataDir)
      unlock()
      return kept
    },
    discard: async () => {
      await opened.close()
      removeFresh()
      unlock()
    },
  }
}

function openOr(file: string, onFailure: () => void): OpenDatabase {
  try {
    return openSqlite(file)
  } catch (error) {
    onFailure()
    throw error
  }
}

async function readOld<T>(file: string, work: (db: Database) => Promise<T>): Promise<T | null> {
  if (!existsSync(file)) return null
  try {
    const old = openSqlite(file)
    try {
      return await work(old.db)
    } finally {
      await old.close()
    }
  } catch {
    return null
  }
}

/**
 * Links the old database under a second name. Its write-ahead log is checkpointed first, or moved with it: it must
 * never meet the new file.
 */
async function keepOld(file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) {
    removeFiles(file)
    return null
  }
  const stamp = now.toISOString().replace(/[-:]/gu, "").replace("T", "-").slice(0, 15)
  const kept = file.replace(/\.db$/u, `-before-restore-${stamp}.db`)
  await readOld(file, async () => null)
  try {
    linkSync(file, kept)
  } catch {
    // Not every file system has hard links.
    copyFileSync(file, kept, constants.COPYFILE_EXCL)
    sync(kept)
  }
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`)
  rmSync(`${file}-shm`, { force: true })
  return kept
}

function removeFiles(file: string): void {
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(`${file}${ending}`, { force: true })
}

/** Flushes a file, or the entries of a folder, to disk (fsync). */
function sync(path: string): void {
  const handle = openSync(path, "r")
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
