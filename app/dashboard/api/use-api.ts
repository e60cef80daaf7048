import { useCallback, useEffect, useState } from "react"
import { callApi } from "./call-api.ts"

export interface Loaded<T> {
  /** What came last; stays while it is loaded anew. */
  data: T | null
  error: unknown
  isLoading: boolean
  reload: () => void
  setData: (data: T) => void
}

/** Reads one address of the API, again when the address changes. */
export function useApi<T>(path: string): Loaded<T> {
  const [answer, setAnswer] = useState<{ path: string; data: T | null; error: unknown } | null>(null)
  const [round, setRound] = useState(0)
  const [isLoading, setIsLoading] = useState(true)
  useEffect(() => {
    const abort = new AbortController()
    setIsLoading(true)
    callApi<T>(path, { signal: abort.signal })
      .then((data) => setAnswer({ path, data, error: null }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setAnswer((last) => ({ path, data: last?.path === path ? last.data : null, error }))
      })
      .finally(() => {
        if (!abort.signal.aborted) setIsLoading(false)
      })
    return () => abort.abort()
  }, [path, round])
  const current = answer?.path === path ? answer : null
  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    isLoading,
    reload: useCallback(() => setRound((last) => last + 1), []),
    setData: useCallback((data: T) => setAnswer({ path, data, error: null }), [path]),
  }
}
