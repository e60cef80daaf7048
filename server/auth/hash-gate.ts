import { AppError } from "#server/app-error.ts"
import { hashPassword, passwordFits } from "./password.ts"

/** Password hashing with limited concurrency: each hash takes memory and a core for tens of milliseconds. */
export interface Passwords {
  hash(password: string): Promise<string>
  fits(password: string, hash: string): Promise<boolean>
}

const maxAtOnce = 4
const maxWaiting = 16

/** Runs four hashes and lets sixteen wait; rejects more as `unavailable`. */
export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new AppError("unavailable", { retryAfter: 2 })
      // A finished call passes its slot on, so `running` stays the same.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    hash: (password) => withSlot(() => hashPassword(password)),
    fits: (password, hash) => withSlot(() => passwordFits(password, hash)),
  }
}
