import { AppError } from "#server/app-error.ts"
import { hashPassword, passwordFits } from "./password.ts"

/** Hashing of passwords, a few at a time: each takes memory and a core for tens of milliseconds. */
export interface Passwords {
  hash(password: string): Promise<string>
  fits(password: string, hash: string): Promise<boolean>
}

const mostAtOnce = 4
const mostWaiting = 16

/** Lets four hashes run and sixteen wait; more are `unavailable` for a moment. */
export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  async function waitForLock<T>(work: () => Promise<T>): Promise<T> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new AppError("unavailable", { retryAfter: 2 })
      // A finished call hands its slot to the next one, so `running` stays the same.
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
    hash: (password) => waitForLock(() => hashPassword(password)),
    fits: (password, hash) => waitForLock(() => passwordFits(password, hash)),
  }
}
