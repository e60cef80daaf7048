import { useState } from "react"

// Of this device; also read by the site (islands/live-frame.ts).
const key = "single_keys"

const read = (): boolean => localStorage.getItem(key) !== "off"

/** Returns whether an event is a single key that may act on the page: without modifiers, and not switched off. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && read()

/** Whether single keys act on pages, such as "/" for search, and how to change it. */
export function useSingleKeys(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(read)
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(key)
    else localStorage.setItem(key, "off")
    setIsOn(next)
  }
  return [isOn, change]
}
