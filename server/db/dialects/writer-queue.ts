import { DatabaseAwayError } from "./postgres-errors.ts"

const waitAtMostMs = 10_000

/** Serialises the writers of this process, so that those waiting hold no connection. */
export interface WriterQueue {
  /** Resolves at the caller's turn, with the function that ends it. */
  enter(): Promise<() => void>
}

export function createWriterQueue(): WriterQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    async enter() {
      const before = last
      const turn = Promise.withResolvers<void>()
      last = before.then(() => turn.promise)
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new DatabaseAwayError("other changes took too long")), waitAtMostMs)
      try {
        await Promise.race([before, late.promise])
      } catch (error) {
        turn.resolve()
        throw error
      } finally {
        clearTimeout(timer)
      }
      return turn.resolve
    },
  }
}
