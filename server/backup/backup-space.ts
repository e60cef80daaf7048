import { stat, statfs } from "node:fs/promises"
import { join } from "node:path"
import type { BackupSpace } from "#contract/backup.ts"
import { StartError } from "../cannot-start.ts"
import { missingReserve } from "../db/reserve.ts"
import { backupFiles, backupFolder } from "./backup-folder.ts"

// Allows for growth since the last backup.
const growth = 1.2

/** The disk has less space than a backup needs. */
export class BackupSpaceError extends StartError {
  readonly code = "ENOSPC"

  constructor({ free_bytes, needed_bytes }: BackupSpace) {
    super(
      `A backup needs about ${megabytes(needed_bytes ?? 0)}, and ${megabytes(free_bytes)} are free on the disk of DATA_DIR`,
    )
  }
}

/** Returns free space on the disk of DATA_DIR and the estimated need of the next backup; null without an estimate. */
export async function readBackupSpace(dataDir: string): Promise<BackupSpace> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.max(0, bavail * bsize - missingReserve(dataDir))
  return { free_bytes: free, needed_bytes: await neededBytes(dataDir) }
}

async function neededBytes(dataDir: string): Promise<number | null> {
  const [newest] = await backupFiles(dataDir)
  if (!newest) return null
  const file = await stat(join(backupFolder(dataDir), newest.name)).catch(() => null)
  return file ? Math.ceil(file.size * growth) : null
}

/** Throws a BackupSpaceError when the next backup would not fit on the disk. */
export async function requireBackupSpace(dataDir: string): Promise<void> {
  const space = await readBackupSpace(dataDir)
  if (space.free_bytes === 0 || (space.needed_bytes !== null && space.free_bytes < space.needed_bytes))
    throw new BackupSpaceError(space)
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
