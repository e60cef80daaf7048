import { useEffect, useEffectEvent } from "react"

const waitMs = 400

/** Calls `keep` shortly after each change of what is typed, and at once when the form or the page is left. */
export function useKeepTyped(typed: unknown, keep: () => void): void {
  const latest = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(latest, waitMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    window.addEventListener("pagehide", latest)
    return () => {
      window.removeEventListener("pagehide", latest)
      // Another screen or inquiry may be opened before the delay ends.
      latest()
    }
  }, [])
}
