import type { Logger } from "pino"
import type { Clock } from "#server/clock.ts"
import { type Job, ageing } from "#server/job.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type DemandVisitor, createVisitorDay, isPerson } from "#server/demand/visitor-day.ts"
import { dayOf } from "#server/demand/week.ts"
import { type MissingCount, addHits, addMissing, removeOldMissing } from "./missing-store.ts"
import { redirectKey } from "./redirect-key.ts"
import { referrerHost, storableAddress } from "./storable-address.ts"

// Bounds memory during a flood of different addresses.
const [maxCounts, maxSingle] = [1_000, 2_000]

/** Counts used redirects and missing addresses, without identifying anybody. Never delays or fails a response. */
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

/**
 * Counts each visitor once a day per address. An address without referring page may have been typed, and could be
 * personal: it is stored only when a second visitor requests it on the same day.
 */
export function createAddressCounts({ db, clock, log }: AddressCountsOptions): AddressCounts {
  const visitors = createVisitorDay(clock)
  const hits = new Map<number, number>()
  const counts = new Map<string, MissingCount>()
  const askedOnce = new Set<string>()
  let day = ""
  let writing: Promise<void> = Promise.resolve()

  const turnDay = (): string => {
    const today = dayOf(clock())
    if (today !== day) askedOnce.clear()
    day = today
    return today
  }
  const write = async () => {
    const today = turnDay()
    visitors.turnDay()
    const [hit, missing] = [new Map(hits), [...counts.values()]]
    hits.clear()
    counts.clear()
    try {
      if (hit.size > 0) await addHits(db, hit, today)
      if (missing.length > 0) await addMissing(db, missing, today)
    } catch (error) {
      log.warn({ err: error, counts: hit.size + missing.length }, "counts of addresses are lost")
    }
  }
  const writeInTurn = () => {
    writing = writing.then(write)
    return writing
  }

  return {
    noteHit: (id) => {
      if (hits.has(id) || hits.size < maxCounts) hits.set(id, (hits.get(id) ?? 0) + 1)
    },
    noteMissing: (url, visitor) => {
      if (!isPerson(visitor)) return
      const [path, from_key] = [storableAddress(url), redirectKey(url)]
      if (path === null || from_key === null) return
      if (!visitors.isFirst(visitors.nameOf(visitor), from_key)) return
      turnDay()
      const referrer = referrerHost(visitor.headers)
      const isKnown = referrer !== "" || askedOnce.has(from_key)
      const own = counts.get(from_key)
      if (own)
        Object.assign(own, {
          count: own.count + 1,
          isKnown: own.isKnown || isKnown,
          referrer: referrer || own.referrer,
        })
      else if (counts.size < maxCounts) counts.set(from_key, { from_key, path, count: 1, referrer, isKnown })
      if (askedOnce.size < maxSingle) askedOnce.add(from_key)
    },
    write: writeInTurn,
  }
}

export const addressJobs: readonly Job[] = [
  { name: "address-counts", every: "*/5 * * * * *", each: true, run: ({ addresses }) => addresses.write() },
  ageing("missing-addresses", removeOldMissing),
]
