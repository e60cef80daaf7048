import pLimit from "p-limit"
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
  const slots = pLimit(maxAtOnce)

  async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (slots.pendingCount >= maxWaiting) throw new AppError("unavailable", { retryAfter: 2 })
    return slots(work)
  }

  return {
    hash: (password) => withSlot(() => hashPassword(password)),
    fits: (password, hash) => withSlot(() => passwordFits(password, hash)),
  }
}
