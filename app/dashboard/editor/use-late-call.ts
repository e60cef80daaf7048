import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

const pauseMs = 250
const longestMs = 1_500

/** Events that flush delayed work, because handlers may save; a click by voice or script moves no focus. */
const flushedBy = ["click", "submit", "pagehide"] as const

/**
 * Delays work until typing pauses, at most 1.5 seconds, so that no keystroke waits for it. `now` runs it at once; so do
 * a click, a form submission and leaving the page.
 */
export function useLateCall(call: () => void) {
  const [late] = useState(() => createLateCall(call))
  useEffect(() => late.use(call))
  useEffect(() => {
    const flush = () => late.isWaiting() && flushSync(late.now)
    for (const event of flushedBy) window.addEventListener(event, flush, { capture: true })
    return () => {
      for (const event of flushedBy) window.removeEventListener(event, flush, { capture: true })
      late.now()
    }
  }, [late])
  return late
}

export function createLateCall(first: () => void) {
  let call = first
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    call()
  }
  const soon = () => {
    const time = performance.now()
    if (timer === undefined) since = time
    clearTimeout(timer)
    // Rendered synchronously: otherwise a click on "Save" before the render would save the former content.
    timer = setTimeout(() => flushSync(now), Math.max(0, Math.min(pauseMs, since + longestMs - time)))
  }
  const use = (next: () => void) => {
    call = next
  }
  return { now, soon, use, isWaiting: () => timer !== undefined }
}
