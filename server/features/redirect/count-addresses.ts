import type { Logger } from "pino"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type DemandVisitor, isPerson } from "#server/demand/visitor-day.ts"
import { dayOf } from "#server/demand/week.ts"
import { type MissingCount, addHits, addMissing } from "./missing-store.ts"
import { redirectKey, readOldAddress, shownAddress } from "./redirect-key.ts"

const [longest, maxSegments] = [150, 8]

/** Requested by browsers automatically, or served by this site in other ways. */
const notPages =
  /^\/(?:favicon|apple-touch-icon|browserconfig\.xml|site\.webmanifest|manifest\.json|ads\.txt|app-ads\.txt|humans\.txt|security\.txt|llms(?:-full)?\.txt|assets|media|pictures|part)(?:[/.-]|$)/iu

/** Paths requested by vulnerability scanners. */
const probes =
  /\/\.|\/wp-(?!content\/uploads\/)|xmlrpc|phpmyadmin|\/pma\b|cgi-bin|\/vendor\/|phpunit|\/(?:admin|administrator|login|shell|backup|config|setup|install|console|manager|actuator|solr|owa|ecp|autodiscover|telescope|_ignition|boaform|hnap1|server-status|debug|eval)(?:[/.]|$)|\.(?:env|git|sql|bak|old|swp|ini|ya?ml|log|sh|exe|dll|cgi|action|do|key|pem|rar|7z|t?gz|tar)$/iu

/** Query keys that identify a page in content systems; their values are numbers or a language. */
const pageKey =
  /^(?:id|l|lang|language|page|p|cat|catid|itemid|article|aid|pid|uid|type|item|nr|product|tx_[\w[\]]+)$/iu
const pageValue = /^(?:\d{1,6}|[a-z]{2})$/iu

/** Letters, digits and URL punctuation: no `@`, space or quotation marks. */
const plainPath = /^\/[\p{L}\p{M}\p{N}/_.~(),!-]*$/u
const isoDate = /(?:19|20)\d\d[-._](?:0\d|1[0-2])[-._][0-3]\d/gu
const writtenMail = /[(.-]at[).-]/iu
/** Digits of a telephone number; six may be an article number. */
const telephone = /(?:\d[-._()~]*){7}|(?<!\d)0\d{4}/u
/** Keys and session ids: long, with letters and digits. */
const token = /(?=[\p{L}\d]*\d)(?=[\p{L}\d]*\p{L})[\p{L}\d]{20}|[\da-f]{8}-[\da-f]{4}-/iu

/**
 * Returns a missing address in the form to store, or null for assets, probes, and anything that may be personal or a
 * key. A query is stored completely or not at all, because a redirect must match it.
 */
export function storableAddress(url: string): string | null {
  const address = readOldAddress(url)
  if (!address) return null
  const { path, query } = address
  if (path.length > longest || path.split("/").length - 1 > maxSegments) return null
  if (notPages.test(path) || probes.test(path) || !plainPath.test(path)) return null
  if (!query.every(([name, value]) => pageKey.test(name) && pageValue.test(value))) return null
  const isPersonal = path
    .split("/")
    .map((segment) => segment.replace(isoDate, ""))
    .some((segment) => telephone.test(segment) || token.test(segment) || writtenMail.test(segment))
  return isPersonal ? null : shownAddress(address)
}

/** Returns the host of the referring page; "" without one. */
function referrerHost(headers: Headers): string {
  const referrer = headers.get("Referer")
  if (referrer === null || !URL.canParse(referrer)) return ""
  const { hostname, protocol } = new URL(referrer)
  return /^https?:$/u.test(protocol) && /^[a-z\d.-]{1,100}$/u.test(hostname) ? hostname : ""
}

// Bounds memory during a flood of different addresses.
const maxCounts = 1_000

/** Counts used redirects and missing addresses, without visitor data. Never delays or fails a response. */
export interface AddressCounts {
  noteHit(id: number): void
  noteMissing(url: string, visitor: DemandVisitor): void
  /** Writes the counts since the last call. */
  write(): Promise<void>
}

export function createAddressCounts({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): AddressCounts {
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
