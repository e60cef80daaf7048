import type { Logger } from "pino"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type DemandVisitor, isPerson } from "#server/demand/visitor-day.ts"
import { dayOf } from "#server/demand/week.ts"
import { type MissingCount, addHits, addMissing } from "./missing-store.ts"
import { redirectKey } from "./redirect-key.ts"
import { referrerHost, storableAddress } from "./storable-address.ts"

// Bounds memory during a flood of different addresses.
const maxCounts = 1_000

/** Counts used redirects and missing addresses, without visitor data. Never delays or fails a response. */
export interface AddressCounts {
  noteHit(id: number): void
  noteMissing(url: string, visitor: DemandVisitor): void
  /** Writes the counts since the last call. */
  write(): Promise<void>
}

interface AddressCountsOptions {
  db: Database
  clock: Clock
  log: Logger
}

export function createAddressCounts({ db, clock, log }: AddressCountsOptions): AddressCounts {
  const hits = new Map<number, number>()
  const missing = new Map<string, MissingCount>()
  return {
    noteHit: (id) => {
      if (hits.has(id) || hits.size < maxCounts) hits.set(id, (hits.get(id) ?? 0) + 1)
    },
    noteMissing: (url, visitor) => {
      if (!isPerson(visitor)) return
      const [path, from_key] = [storableAddress(url), redirectKey(url)]
      if (path === null || from_key === null) return
      const referrer = referrerHost(visitor.headers)
      const entry = missing.get(from_key)
      if (entry) Object.assign(entry, { count: entry.count + 1, referrer: referrer || entry.referrer })
      else if (missing.size < maxCounts) missing.set(from_key, { from_key, path, count: 1, referrer })
    },
    write: async () => {
      const [usedRedirects, missingAddresses] = [new Map(hits), [...missing.values()]]
      hits.clear()
      missing.clear()
      const today = dayOf(clock())
      try {
        if (usedRedirects.size > 0) await addHits(db, usedRedirects, today)
        if (missingAddresses.length > 0) await addMissing(db, missingAddresses, today)
      } catch (error) {
        log.warn({ err: error, counts: usedRedirects.size + missingAddresses.length }, "counts of addresses are lost")
      }
    },
  }
}
