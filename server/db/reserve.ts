import { AsyncLocalStorage } from "node:async_hooks"
import { randomBytes } from "node:crypto"
import { statSync, statfsSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isNoSpace } from "./no-space.ts"

// Twice the write-ahead log at its automatic checkpoint: the log itself, and pages it may hold for the database.
const reserveBytes = 8 * 1_048_576
const leastFreeBytes = 1_048_576

const scope = new AsyncLocalStorage<true>()

/** Lets `work` write to a full disk: for what must always be possible, such as ending a session. */
export const onReserve = <T>(work: () => T): T => scope.run(true, work)

class ReservedSpaceError extends Error {
  readonly code = "ENOSPC"
}

const fileOf = (dataDir: string) => join(dataDir, "reserve")
const sizeOf = (dataDir: string) => statSync(fileOf(dataDir), { throwIfNoEntry: false })?.size

/** Returns the bytes by which the reserve is to be filled before other work may use the disk; 0 without a reserve. */
export const missingReserve = (dataDir: string): number => reserveBytes - (sizeOf(dataDir) ?? reserveBytes)

/**
 * Opens the reserve of a data folder, a file that is emptied when space is short and filled when there is some again.
 * Returns the function to call before each write: it frees the reserve for one that may use it, and throws ENOSPC for
 * any other while the reserve is free.
 */
export function openReserve(dataDir: string): () => void {
  const file = fileOf(dataDir)
  const heldBytes = () => sizeOf(dataDir)
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  }
  const fill = () => {
    if (freeBytes() < 2 * reserveBytes) return
    try {
      // Random, because some file systems store zeros in no space.
      writeFileSync(file, randomBytes(reserveBytes), { mode: 0o600 })
    } catch (error) {
      if (!isNoSpace(error)) throw error
    }
  }
  const before = heldBytes()
  if (before !== reserveBytes) fill()
  // Without a reserve from better times there is nothing to keep others away from.
  let isFree = before !== undefined && heldBytes() !== reserveBytes
  return () => {
    if (scope.getStore()) {
      if (isFree || freeBytes() >= leastFreeBytes || heldBytes() === undefined) return
      truncateSync(file)
      isFree = true
    } else if (isFree) {
      fill()
      isFree = heldBytes() !== reserveBytes
      if (isFree) throw new ReservedSpaceError("the last space is kept for sign-in and log-out")
    }
  }
}
