import { useSyncExternalStore } from "react"

const query = "(min-width: 67.5em)"

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Returns whether three columns fit; the style sheets use the same width. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
