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
  upload: { points: 60, duration: 60 },
} as const

export type LimitRule = keyof typeof rules

export interface RateLimits {
  /** Takes one point; throws `too_many` with the seconds to wait when none is left. */
  take(rule: LimitRule, key: string): Promise<void>
}

export function createRateLimits(enabled: boolean): RateLimits {
  if (!enabled) return { take: async () => undefined }
  const limiters = new Map(
    Object.entries(rules).map(([rule, options]) => [rule, new RateLimiterMemory({ ...options, keyPrefix: rule })]),
  )
  return {
    async take(rule, key) {
      try {
        await limiters.get(rule)?.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError("too_many", { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) })
      }
    },
  }
}
