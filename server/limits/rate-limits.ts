import { createHmac } from "node:crypto"
import { AppError } from "#server/app-error.ts"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"
import { type KeyedRule, type LimitCounts, type LimitRule, addPoints, longestWait, usedPoints } from "./limit-count.ts"
import { consumePoints, readCounts, refundPoint, resetLimit, resetLimits } from "./limit-store.ts"
import { visitorNetworks } from "./visitor-networks.ts"

const minute = 60
const hour = 3_600

interface Rule extends LimitRule {
  /** Keys are visitors, who count in each of their networks. */
  ofVisitor?: true
}

// Counted in this process: frequent, and a restart may reset them.
const passing = {
  api: { points: 300, duration: minute, ofVisitor: true },
  search: { points: 300, duration: minute, ofVisitor: true },
  /** Pages that are rendered: those in memory cost nothing. */
  page: { points: 300, duration: minute, ofVisitor: true },
  captcha: { points: 40, duration: minute, ofVisitor: true },
  listFile: { points: 20, duration: 10 * minute, ofVisitor: true },
  upload: { points: 60, duration: minute },
  accessKey: { points: 600, duration: minute },
} as const satisfies Record<string, Rule>

// Counted in the database: they survive restarts and hold across processes.
const lasting = {
  inquiry: { points: 5, duration: 10 * minute, ofVisitor: true },
  inquiryDay: { points: 20, duration: 24 * hour, ofVisitor: true },
  inquiryUnverified: { points: 2, duration: 10 * minute, ofVisitor: true },
  /** Separate, so that strangers who use a person's address do not lock that person out. */
  inquiryOfEmail: { points: 3, duration: hour },
  inquiryOfEmailUnverified: { points: 3, duration: hour },
  /** For all visitors together: beyond it, inquiries are stored and not mailed. */
  confirmationMails: { points: 200, duration: hour },
  unverifiedMails: { points: 500, duration: hour },
  /** Kilobytes of files that open calls store, for all visitors together; the last form may exceed it. */
  storedFiles: { points: 1_000_000, duration: 24 * hour },
  storedFilesUnverified: { points: 250_000, duration: 24 * hour },
  ceilingLogged: { points: 1, duration: hour },
  /** Never exceeded: the count raises the difficulty of the proof of work. */
  humanChecks: { points: 1_000_000, duration: hour, ofVisitor: true },
  application: { points: 3, duration: hour, ofVisitor: true },
  backup: { points: 6, duration: hour },
  /** Failures per name and address: a quarter of an hour, then half an hour, and so on. */
  signInOfPair: { points: 5, duration: 15 * minute, delays: [15 * minute, 30 * minute, hour, 2 * hour] },
  /** Failures per name from anywhere: slows distributed attacks, and leaves the owner a try each minute. */
  signInOfName: { points: 5, duration: 15 * minute, delays: [1, 2, 4, 8, 16, 32, 60] },
  signInOfAddress: { points: 20, duration: 15 * minute, ofVisitor: true },
  /** Wrong codes per account and address, and per account; both as for passwords. */
  codeOfPair: { points: 5, duration: 15 * minute, delays: [15 * minute, 30 * minute, hour, 2 * hour] },
  codeOfAccount: { points: 20, duration: hour, delays: [15, 30, 60] },
  /** Addresses from which a second step has succeeded; they skip the account's delay. */
  codeKnown: { points: 1_000_000, duration: 30 * 24 * hour },
  /** Sign-in link mails per account. */
  linkMail: { points: 3, duration: hour },
  /** Past failures, after which the human check is required. */
  signInFailedOfName: { points: 1_000_000, duration: 15 * minute },
  signInFailedOfAddress: { points: 1_000_000, duration: 15 * minute, ofVisitor: true },
  /** Addresses from which a name has signed in; they skip the name's delay. */
  signInKnown: { points: 1_000_000, duration: 30 * 24 * hour },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof passing | keyof typeof lasting
export type LastingLimit = keyof typeof lasting

/** Whom a limit counts; with two parts, all counts of the first can be reset together. */
export type LimitKey = string | readonly [first: string, second: string]

export interface RateLimits {
  /** Consumes one point; throws `too_many` with the seconds to wait when none is left. */
  consume(rule: LimitName, key: LimitKey): Promise<void>
  /** Consumes one point within a transaction; returns the seconds to wait when none is left, else 0. */
  consumeWithin(trx: Database, rule: LastingLimit, key: string, points?: number): Promise<number>
  /** Returns a consumed point after a success. */
  refund(rule: LastingLimit, key: LimitKey): Promise<void>
  /**
   * Returns the points used in the current window; for a visitor the highest share of its networks, scaled to one
   * visitor's allowance.
   */
  used(rule: LastingLimit, key: LimitKey): Promise<number>
  /** Throws `too_many` when no point is left, without consuming one. */
  check(rule: LastingLimit, key: LimitKey): Promise<void>
  reset(rule: LastingLimit, key: LimitKey): Promise<void>
  /** Resets the counts of all keys with that first part. */
  resetAllOf(rule: LastingLimit, first: string): Promise<void>
}

interface LimitOptions {
  /** False on loopback for tests and benchmarks: counts, but rejects nothing. */
  enabled: boolean
  db: Database
  clock: Clock
}

const isPassing = (rule: LimitName): rule is keyof typeof passing => rule in passing
const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1_000))

/** Creates the rate limits; keys are stored only as keyed hashes. */
export function createRateLimits({ enabled, db, clock }: LimitOptions): RateLimits {
  let secret: Buffer | null = null
  const hash = async (rule: string, key: string, trx?: Database) => {
    const stored = secret ?? (await readSecret(trx ?? db, "limits"))
    // What a transaction reads may be rolled back.
    if (!trx) secret = stored
    const hmac = createHmac("sha256", stored)
    return hmac.update(`${rule} ${key}`).digest("base64url")
  }
  const keyOf = async (rule: string, key: LimitKey, trx?: Database) =>
    typeof key === "string"
      ? `${rule} ${await hash(rule, key, trx)}`
      : `${rule} ${await hash(rule, key[0], trx)} ${await hash(rule, key.join(" "), trx)}`
  /** Returns the rules of a key, a visitor's narrowest network first. */
  const rulesOf = (rule: LastingLimit, key: LimitKey, trx?: Database): Promise<KeyedRule[]> => {
    const limit: Rule = lasting[rule]
    return Promise.all(
      networksOf(limit, key).map(
        async (share) =>
          [await keyOf(rule, share.key, trx), { ...limit, points: limit.points * share.factor }] as const,
      ),
    )
  }
  const refuse = (waitMs: number) => {
    if (waitMs > 0 && enabled) throw new AppError("too_many", { retryAfter: seconds(waitMs) })
  }
  const check = async (wanted: readonly KeyedRule[]) =>
    refuse(longestWait(await readCounts(db, wanted), wanted, clock()))
  const consume = async (wanted: readonly KeyedRule[]) => {
    // Rejects a flood by a read, without a write.
    await check(wanted)
    refuse(await db.transaction().execute((trx) => consumePoints(trx, wanted, clock())))
  }
  const passed = createPassingCounts()

  return {
    async consume(rule, key) {
      if (isPassing(rule)) refuse(passed(rule, key))
      else await consume(await rulesOf(rule, key))
    },
    async consumeWithin(trx, rule, key, points) {
      const waitMs = await consumePoints(trx, await rulesOf(rule, key, trx), clock(), points)
      return waitMs > 0 && enabled ? seconds(waitMs) : 0
    },
    async refund(rule, key) {
      for (const [hashed] of await rulesOf(rule, key)) await refundPoint(db, hashed)
    },
    async used(rule, key) {
      const wanted = await rulesOf(rule, key)
      const counts = await readCounts(db, wanted)
      const shareOf = ([hashed, limit]: KeyedRule) =>
        Math.floor((usedPoints(counts.get(hashed), limit, clock()) * lasting[rule].points) / limit.points)
      return Math.max(...wanted.map(shareOf))
    },
    check: async (rule, key) => check(await rulesOf(rule, key)),
    async reset(rule, key) {
      for (const [hashed] of await rulesOf(rule, key)) await resetLimit(db, hashed)
    },
    async resetAllOf(rule, first) {
      await resetLimits(db, `${rule} ${await hash(rule, first)} `)
    },
  }
}

const networksOf = (limit: Rule, key: LimitKey) =>
  limit.ofVisitor && typeof key === "string" ? visitorNetworks(key) : [{ key, factor: 1 }]

/** Counts calls in this process by the monotonic clock; returns the milliseconds to wait, 0 for an allowed call. */
function createPassingCounts() {
  const counts: LimitCounts = new Map()
  let swept = 0
  return (rule: keyof typeof passing, key: LimitKey): number => {
    const now = new Date(performance.now())
    if (now.getTime() - swept > minute * 1_000) {
      swept = now.getTime()
      for (const [name, { ends_at }] of counts) if (ends_at <= now.toISOString()) counts.delete(name)
    }
    const limit: Rule = passing[rule]
    const wanted = networksOf(limit, key).map(
      (share) => [`${rule} ${String(share.key)}`, { ...limit, points: limit.points * share.factor }] as const,
    )
    return addPoints(counts, wanted, now)
  }
}
