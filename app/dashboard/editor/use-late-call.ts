import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

const pauseMs = 250
const longestMs = 1_500

/** Whatever saves, or keeps a draft when the page goes, has to see what was put off; a click by voice or script moves no focus. */
const flushedBy = ["click", "submit", "pagehide"] as const

/**
 * Puts work off until the typing pauses, a second and a half at most, so that no key waits for it. `now` does at once what is put off;
 * a click, sending a form and leaving the page do so too.
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
    // Drawn at once: a click on "Save" that comes before React has drawn would save what stood there before.
    timer = setTimeout(() => flushSync(now), Math.max(0, Math.min(pauseMs, since + longestMs - time)))
  }
  const use = (next: () => void) => {
    call = next
  }
  return { now, soon, use, isWaiting: () => timer !== undefined }
}
