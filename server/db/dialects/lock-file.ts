import { rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { errorCode, resultCodes } from "./sqlite-errors.ts"

/**
 * Takes an operating-system lock that is released when the process ends in any way, so that no stale lock blocks the
 * next start. Returns the function that releases it; null while another process holds it.
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

// An empty database in exclusive mode: SQLite can lock files on every system, Node cannot.
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
