import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { AppError } from "#server/app-error.ts"

// Points within seconds; one bucket per rule and key.
const rules = {
  api: { points: 300, duration: 60 },
  search: { points: 300, duration: 60 },
  captcha: { points: 40, duration: 60 },
  inquiry: { points: 5, duration: 600 },
  inquiryDay: { points: 20, duration: 86_400 },
  inquiryUnverified: { points: 2, duration: 600 },
  application: { points: 3, duration: 3_600 },
  backup: { points: 6, duration: 3_600 },
  upload: { points: 60, duration: 60 },
  signInOfName: { points: 5, duration: 900 },
  signInOfAddress: { points: 20, duration: 900 },
} as const

export type LimitRule = keyof typeof rules

export interface RateLimits {
  /** Takes one point; throws `too_many` with the seconds to wait when none is left. */
  take(rule: LimitRule, key: string): Promise<void>
  /** Points taken in the running window. */
  used(rule: LimitRule, key: string): Promise<number>
  /** Throws `too_many` when no point is left, without taking one. */
  check(rule: LimitRule, key: string): Promise<void>
  forget(rule: LimitRule, key: string): Promise<void>
}

/** Counts in memory. Switched off, as tests and benchmarks on loopback may, it still counts but refuses nothing. */
export function createRateLimits(enabled: boolean): RateLimits {
  const limiters = new Map(
    Object.entries(rules).map(([rule, options]) => [rule, new RateLimiterMemory({ ...options, keyPrefix: rule })]),
  )
  const limiter = (rule: LimitRule) => {
    const found = limiters.get(rule)
    if (!found) throw new Error(`There is no limit called ${rule}`)
    return found
  }
  const refuse = (state: RateLimiterRes) => {
    if (enabled) throw new AppError("too_many", { retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)) })
  }
  return {
    async take(rule, key) {
      try {
        await limiter(rule).consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        refuse(refusal)
      }
    },
    async used(rule, key) {
      return (await limiter(rule).get(key))?.consumedPoints ?? 0
    },
    async check(rule, key) {
      const state = await limiter(rule).get(key)
      if (state && state.consumedPoints >= rules[rule].points) refuse(state)
    },
    async forget(rule, key) {
      await limiter(rule).delete(key)
    },
  }
}
