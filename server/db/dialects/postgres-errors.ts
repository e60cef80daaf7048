const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""

// https://www.postgresql.org/docs/current/errcodes-appendix.html
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === "23505"
export const isDiskFull = (error: unknown): boolean => codeOf(error) === "53100"

// Class 08: connection; 57P0x: shutting down, crashed, starting; 57014: statement timeout; 25P03: idle in transaction;
// 25006: a standby before it is promoted; 40001, 40P01: lost to another transaction; 53300: too many connections; 55P03: lock.
const away = /^(08\w{3}|57P0[1-5]|57014|25P03|25P04|25006|40001|40P01|53300|53400|55P03)$/u
const awaySocket = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/u
// Errors of the driver without a code.
const awayWords = /connection terminated|connection error|timeout exceeded when trying to connect|query read timeout/iu

export class DatabaseAwayError extends Error {}

export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true
  if (error instanceof AggregateError) return error.errors.some(isAway)
  const code = codeOf(error)
  if (away.test(code) || (awaySocket.test(code) && error instanceof Error && "syscall" in error)) return true
  return error instanceof Error && code === "" && awayWords.test(error.message)
}
