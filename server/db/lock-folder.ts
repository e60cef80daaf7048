import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StartError } from "../cannot-start.ts"
import { isNoSpace } from "./no-space.ts"
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
