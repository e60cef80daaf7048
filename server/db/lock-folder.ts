import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

export class FolderInUseError extends Error {}

/**
 * Keeps a second server off the same data folder. Returns the function that gives the folder free.
 * The lock names its process, so that the lock of a killed one does not bar the next start.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "server.lock")
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: "wx", mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error
      const owner = ownerOf(file)
      if (owner !== null && owner !== process.pid && isAlive(owner))
        throw new FolderInUseError(
          `Another server (process ${owner}) uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new FolderInUseError(`The data folder ${folder} could not be locked.`)
}

function ownerOf(file: string): number | null {
  try {
    const owner = Number.parseInt(readFileSync(file, "utf8"), 10)
    return Number.isSafeInteger(owner) && owner > 0 ? owner : null
  } catch {
    return null
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
