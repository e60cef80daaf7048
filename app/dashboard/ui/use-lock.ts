import { useRef, useState } from "react"

/** Runs one piece of work at a time, for each key; what is asked for meanwhile does not run and resolves with undefined. */
export function useLock() {
  // Before the next render, a second press would find the state of the first one.
  const held = useRef(new Set<unknown>())
  const [count, setCount] = useState(0)
  const run = async <Result>(work: () => Promise<Result>, key: unknown = null): Promise<Result | undefined> => {
    if (held.current.has(key)) return undefined
    held.current.add(key)
    setCount(held.current.size)
    try {
      return await work()
    } finally {
      held.current.delete(key)
      setCount(held.current.size)
    }
  }
  return { isBusy: count > 0, run }
}
