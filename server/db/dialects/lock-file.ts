import { rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { errorCode, resultCodes } from "./sqlite-errors.ts"

/**
 * Takes a lock that the operating system holds for this process and frees when it ends, however it ends, so that no stale lock can bar
 * the next start and no process number is mistaken for another's. Returns the function that frees it; null while somebody else holds it.
 */
export function lockFile(file: string): (() => void) | null {
  try {
    return take(file)
  } catch (error) {
    if ((errorCode(error) & 0xff) === resultCodes.busy) return null
    if (errorCode(error) !== resultCodes.notADatabase) throw error
    rmSync(file, { force: true })
    return take(file)
  }
}

// An empty database in exclusive mode: the engine knows how to lock a file on every system, Node alone does not.
function take(file: string): () => void {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec("pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive")
  } catch (error) {
    connection.close()
    throw error
  }
  return () => connection.close()
}
