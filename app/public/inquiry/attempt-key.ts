/** One key per filled form: a retry after a lost response is the same inquiry, a changed form another one. */
export interface AttemptKey {
  for: (content: string) => string
  /** Called after a definite response, so that the next attempt is a new one. */
  drop: () => void
}

export function createAttemptKey(makeKey: () => string = randomKey): AttemptKey {
  let kept: { content: string; key: string } | null = null
  return {
    for(content) {
      if (kept?.content !== content) kept = { content, key: makeKey() }
      return kept.key
    },
    drop() {
      kept = null
    },
  }
}

// crypto.randomUUID requires HTTPS.
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-")
