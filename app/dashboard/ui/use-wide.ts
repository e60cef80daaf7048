import { useSyncExternalStore } from "react"

/** Makes a hook that follows a media query. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener("change", onChange)
    return () => list.removeEventListener("change", onChange)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Returns whether three columns fit; the style sheets use the same width. */
export const useIsWide = mediaHook("(min-width: 67.5em)")
