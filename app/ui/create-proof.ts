export interface Proof {
  /** Returns the token of a running or finished proof; starts one when there is none, or it failed or expired. */
  token: () => Promise<string>
  /** Forgets a used token. */
  drop: () => void
}

// Slightly less than the ten minutes the server accepts a token.
const goodForMs = 9 * 60_000

/** Holds the proof of work of one form, so that it can start early. */
export function createProof(work: () => Promise<string>, now: () => number = Date.now): Proof {
  let running: Promise<string> | null = null
  let begunAt = 0
  const drop = () => {
    running = null
  }
  return {
    drop,
    token() {
      if (running && now() - begunAt < goodForMs) return running
      begunAt = now()
      const begun = work().catch((error: unknown) => {
        if (running === begun) drop()
        throw error
      })
      running = begun
      return begun
    },
  }
}
