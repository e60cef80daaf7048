import { type RefObject, useEffect, useRef } from "react"
import type { ImportProgress } from "#contract/sheet.ts"
import { callApi } from "../api/call-api.ts"

const pauseMs = 300

/** A name under which the progress of one import can be asked for. */
export const newRunName = (): string =>
  `${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("")}-run`

/** Asks again and again how far an import is, while a group is named; that nobody knows yet is no error. */
export function useProgress(
  spareId: number | null,
  runName: RefObject<string>,
  onProgress: (progress: ImportProgress) => void,
): void {
  const latest = useRef(onProgress)
  useEffect(() => {
    latest.current = onProgress
  })
  useEffect(() => {
    if (spareId === null) return
    const abort = new AbortController()
    const ask = () =>
      callApi("GET /spare/:id/import/:run", { params: { id: spareId, run: runName.current }, signal: abort.signal })
        .then((progress) => latest.current(progress))
        .catch(() => undefined)
    const timer = setInterval(() => void ask(), pauseMs)
    return () => {
      clearInterval(timer)
      abort.abort()
    }
  }, [spareId, runName])
}
