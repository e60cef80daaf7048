export interface Proof {
  /** Returns the token of the work under way or done; begins it when there is none, it has failed or grown too old. */
  token: () => Promise<string>
  /** Forgets a token that was spent. */
  drop: () => void
}

// The server takes a token for ten minutes.
const goodForMs = 9 * 60_000

/** Holds the proof of work of one form, so that it can begin before anybody waits for it. */
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
