import { AppError } from "#server/app-error.ts"

/**
 * Compares the If-Match of a request with the record's version; throws `stale` with the current record. Without the
 * header the edit passes, as the API contract says.
 */
export function checkVersion(expected: number | null, record: { version: number }): void {
  if (expected !== null && expected !== record.version) throw new AppError("stale", { current: record })
}
