import { useSyncExternalStore } from "react"

const query = "(min-width: 90em)"

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

/** Returns whether a preview fits beside a form; the style sheet uses the same width. */
export const useHasRoomBeside = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
