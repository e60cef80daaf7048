import { fork } from "node:child_process"
import { AppError } from "#server/app-error.ts"
import { childProgram } from "#server/child-program.ts"
import type { PasswordOrder } from "./password-process.ts"

/** The estimator's threshold of a strong password: ten thousand million guesses. */
export const enoughGuesses = 10

const longestMs = 30_000

/**
 * Returns whether a password is easy to guess; `words` are those of company and account. Throws `unavailable` on
 * timeout.
 */
export function isGuessable(programDir: string, password: string, words: readonly string[]): Promise<boolean> {
  const child = fork(childProgram(programDir, "server/auth/password-process.ts"), {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), longestMs)
    child.once("message", ({ guesses }: { guesses: number }) => resolve(guesses < enoughGuesses))
    child.once("error", reject)
    child.once("exit", () => {
      clearTimeout(timer)
      reject(new AppError("unavailable", { retryAfter: 5 }))
    })
    child.send({ password, words: [...words] } satisfies PasswordOrder)
  })
}
