import { useSyncExternalStore } from "react"

const query = "(min-width: 1080px)"

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Whether three columns fit side by side; the style sheets break at the same width. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
