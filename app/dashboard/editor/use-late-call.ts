import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

const pauseMs = 250
const longestMs = 1_500

/**
 * Puts work off until the typing pauses, a second and a half at most, so that no key waits for it. `now` does at once what is put off;
 * leaving the page does so too.
 */
export function useLateCall(call: () => void) {
  const [late] = useState(() => createLateCall(call))
  useEffect(() => late.use(call))
  useEffect(() => {
    // Whatever keeps a draft when the page goes has to see what was put off.
    const onHide = () => flushSync(late.now)
    window.addEventListener("pagehide", onHide)
    return () => {
      window.removeEventListener("pagehide", onHide)
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
    timer = setTimeout(now, Math.max(0, Math.min(pauseMs, since + longestMs - time)))
  }
  const use = (next: () => void) => {
    call = next
  }
  return { now, soon, use, isWaiting: () => timer !== undefined }
}
