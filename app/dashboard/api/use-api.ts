import { useCallback, useEffect, useRef, useState } from "react"
import { type CallArguments, fillPath, sendCall, withQuery } from "./call-api.ts"
import type { Call, Calls } from "./calls.ts"
import { recordsRestored } from "./records-restored.ts"

export interface Loaded<T> {
  /** What came last; stays while it is loaded anew. */
  data: T | null
  error: unknown
  isLoading: boolean
  reload: () => void
  /** Reloads, and resolves when it has come or could not be loaded. */
  refresh: () => Promise<void>
  setData: (data: T) => void
}

/** Reads one address of the API, again when the address changes or something deleted has come back. */
export function useApi<C extends Extract<Call, `GET ${string}`>>(...args: CallArguments<C>): Loaded<Calls[C]> {
  const [call, options] = args
  return useAddress<Calls[C]>(withQuery(fillPath(call.slice("GET ".length), options?.params), options?.query))
}

function useAddress<T>(path: string): Loaded<T> {
  const [answer, setAnswer] = useState<{ path: string; round: number; data: T | null; error: unknown } | null>(null)
  const [round, setRound] = useState(0)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const abort = new AbortController()
    sendCall("GET", path, { signal: abort.signal })
      .then((data) => setAnswer({ path, round, data: data as T, error: null }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted)
          setAnswer((last) => ({ path, round, data: last?.path === path ? last.data : null, error }))
      })
      // An answer that was given up is followed by another one.
      .finally(() => abort.signal.aborted || waiting.current.splice(0).forEach((resolve) => resolve()))
    return () => abort.abort()
  }, [path, round])
  useEffect(() => () => waiting.current.splice(0).forEach((resolve) => resolve()), [])
  useEffect(() => {
    const again = () => setRound((last) => last + 1)
    window.addEventListener(recordsRestored, again)
    return () => window.removeEventListener(recordsRestored, again)
  }, [])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  const current = answer?.path === path ? answer : null
  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    isLoading: current?.round !== round,
    reload,
    refresh: useCallback(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve)
          reload()
        }),
      [reload],
    ),
    setData: useCallback(
      (data: T) => setAnswer((last) => ({ path, round: last?.round ?? 0, data, error: null })),
      [path],
    ),
  }
}
