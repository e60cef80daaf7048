import { errorCode, resultCodes } from "./dialects/sqlite-errors.ts"

// https://man7.org/linux/man-pages/man3/errno.3.html: no space, quota exceeded, file too large.
const systemCodes: readonly string[] = ["ENOSPC", "EDQUOT", "EFBIG"]

/** Returns whether a write to DATA_DIR failed for lack of space, for a file or the database. */
export function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ("code" in error && systemCodes.includes(String(error.code))) return true
  const engine = errorCode(error)
  if (engine === resultCodes.full || engine === resultCodes.noSharedMemory) return true
  return error.cause !== undefined && isNoSpace(error.cause)
}
