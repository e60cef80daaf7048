import type { Logger } from "pino"
import type { Database } from "#server/db/dialects/database.ts"
import type { SentFile } from "#server/sent-file.ts"
import type { RateLimits } from "./rate-limits.ts"

/**
 * Consumes the day's share of bytes that open calls may store; returns the seconds until files may be stored again, 0
 * when these may. Forms without a human check have a share of their own, so that they cannot use up that of the others.
 */
export async function consumeStorage(
  trx: Database,
  { limits, log }: { limits: RateLimits; log: Logger },
  isVerified: boolean,
  files: readonly Pick<SentFile, "bytes">[],
): Promise<number> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
  if (bytes === 0) return 0
  const ceiling = isVerified ? "storedFiles" : "storedFilesUnverified"
  const wait = await limits.consumeWithin(trx, ceiling, "all", Math.ceil(bytes / 1_000))
  if (wait > 0 && (await limits.consumeWithin(trx, "ceilingLogged", ceiling)) === 0)
    log.warn({ ceiling }, "the daily limit of stored files is reached: further inquiries are stored without files")
  return wait
}
