const mostAnswers = 2_000

/** What searches found out about one state of the content, such as totals; forgotten when the content changes. */
export interface SearchMemory {
  /** Answers with what is remembered of `key` at this content version, else makes and remembers it. */
  recall: <T extends object>(version: number, key: string, make: () => Promise<T>) => Promise<T>
}

export function createSearchMemory(): SearchMemory {
  let current = -1
  let answers = new Map<string, object>()
  return {
    recall: async <T extends object>(version: number, key: string, make: () => Promise<T>) => {
      if (version !== current) {
        current = version
        answers = new Map()
      }
      const known = answers
      const remembered = known.get(key)
      // A key stands for one kind of answer only.
      if (remembered) return remembered as T
      const made = await make()
      const oldest = known.keys().next()
      if (known.size >= mostAnswers && !oldest.done) known.delete(oldest.value)
      known.set(key, made)
      return made
    },
  }
}
