import { createHmac } from "node:crypto"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import type { Clock } from "#server/clock.ts"
import { AppError } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import {
  type LimitRule,
  forgetLimit,
  giveBackPoint,
  readLimit,
  readLongestWait,
  takePoint,
  takePoints,
} from "#server/db/limit-store.ts"
import { readSecret } from "#server/db/secret-store.ts"

const minute = 60
const hour = 3_600

// Counted in this process: many calls, and little is lost when a restart forgets them.
const passing = {
  api: { points: 300, duration: minute },
  search: { points: 300, duration: minute },
  captcha: { points: 40, duration: minute },
  upload: { points: 60, duration: minute },
} as const satisfies Record<string, LimitRule>

// Counted in the database: they hold after a restart and across processes.
const lasting = {
  inquiry: { points: 5, duration: 10 * minute },
  inquiryDay: { points: 20, duration: 24 * hour },
  inquiryUnverified: { points: 2, duration: 10 * minute },
  inquiryOfEmail: { points: 3, duration: hour },
  application: { points: 3, duration: hour },
  backup: { points: 6, duration: hour },
  /** Failures of one name from one address: a quarter of an hour, then half an hour, and so on. */
  signInOfPair: { points: 5, duration: 15 * minute, delays: [15 * minute, 30 * minute, hour, 2 * hour] },
  /** Failures of one name from anywhere: slows a swarm down, and leaves the owner a try within a minute. */
  signInOfName: { points: 5, duration: 15 * minute, delays: [1, 2, 4, 8, 16, 32, 60] },
  signInOfAddress: { points: 20, duration: 15 * minute },
  /** Where a name has signed in before; the swarm's delay does not count there. */
  signInKnown: { points: 1_000_000, duration: 30 * 24 * hour },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof passing | keyof typeof lasting

export interface RateLimits {
  /** Takes one point; throws `too_many` with the seconds to wait when none is left. */
  take(rule: LimitName, key: string): Promise<void>
  /** Takes one point of each; throws the same when one of them has none left. */
  takeEach(wanted: readonly (readonly [rule: keyof typeof lasting, key: string])[]): Promise<void>
  /** Gives a point back that was taken for something that turned out well. */
  giveBack(rule: keyof typeof lasting, key: string): Promise<void>
  /** Points taken in the running window. */
  used(rule: keyof typeof lasting, key: string): Promise<number>
  /** Throws `too_many` when no point is left, without taking one. */
  check(rule: keyof typeof lasting, key: string): Promise<void>
  forget(rule: keyof typeof lasting, key: string): Promise<void>
}

interface LimitOptions {
  /** Switched off, as tests and benchmarks on loopback may, it still counts but refuses nothing. */
  enabled: boolean
  db: Database
  dialect: Pick<EngineDialect, "shared">
  clock: Clock
}

const isPassing = (rule: LimitName): rule is keyof typeof passing => rule in passing

/** Limits of calls; whom they count stands nowhere, only a keyed hash of it. */
export function createRateLimits({ enabled, db, dialect, clock }: LimitOptions): RateLimits {
  const memory = new Map(
    Object.entries(passing).map(([rule, options]) => [rule, new RateLimiterMemory({ ...options, keyPrefix: rule })]),
  )
  let secret: Promise<Buffer> | null = null
  const keyOf = async (rule: string, key: string) => {
    // A failure is not kept: the database may have been away.
    secret ??= readSecret(db, "limits").catch((error: unknown) => {
      secret = null
      throw error
    })
    const hash = createHmac("sha256", await secret).update(`${rule} ${key}`)
    return `${rule} ${hash.digest("base64url")}`
  }
  const refuse = (waitMs: number) => {
    if (enabled) throw new AppError("too_many", { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) })
  }

  async function takePassing(rule: keyof typeof passing, key: string): Promise<void> {
    try {
      await memory.get(rule)?.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      refuse(refusal.msBeforeNext)
    }
  }

  return {
    async take(rule, key) {
      if (isPassing(rule)) return takePassing(rule, key)
      const hashed = await keyOf(rule, key)
      if (await takePoint(db, hashed, lasting[rule], clock())) return
      refuse((await readLimit(db, hashed, lasting[rule], clock())).waitMs)
    },
    async takeEach(wanted) {
      const keyed = await Promise.all(
        wanted.map(async ([rule, key]) => [await keyOf(rule, key), lasting[rule]] as const),
      )
      // A flood is turned away by a reading: it costs no write.
      const waitMs = await readLongestWait(db, keyed, clock())
      if (waitMs > 0) refuse(waitMs)
      if (await takePoints({ db, dialect }, keyed, clock())) return
      refuse(await readLongestWait(db, keyed, clock()))
    },
    async giveBack(rule, key) {
      await giveBackPoint(db, await keyOf(rule, key))
    },
    async used(rule, key) {
      return (await readLimit(db, await keyOf(rule, key), lasting[rule], clock())).points
    },
    async check(rule, key) {
      const { waitMs } = await readLimit(db, await keyOf(rule, key), lasting[rule], clock())
      if (waitMs > 0) refuse(waitMs)
    },
    async forget(rule, key) {
      await forgetLimit(db, await keyOf(rule, key))
    },
  }
}
