import { AppError } from "#server/app-error.ts"
import { runChild } from "#server/child-program.ts"
import type { PasswordOrder } from "./password-process.ts"

/** The estimator's threshold of a strong password: ten thousand million guesses. */
export const enoughGuesses = 10

const longestMs = 30_000

/**
 * Returns whether a password is easy to guess; `words` are those of company and account. Throws `unavailable` on
 * timeout.
 */
export async function isGuessable(programDir: string, password: string, words: readonly string[]): Promise<boolean> {
  const order: PasswordOrder = { password, words: [...words] }
  const source = "server/auth/password-process.ts"
  const estimate = await runChild<{ guesses: number }>(programDir, source, order, { longestMs })
  if (!estimate) throw new AppError("unavailable", { retryAfter: 5 })
  return estimate.guesses < enoughGuesses
}
