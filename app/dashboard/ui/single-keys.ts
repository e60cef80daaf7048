import { useState } from "react"

// Of this device; also read by the site (islands/live-frame.ts).
const key = "single_keys"

/** Returns whether single keys act on pages. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(key) !== "off"

/** Whether single keys act on pages, such as "/" for search, and how to change it. */
export function useSingleKeys(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(key)
    else localStorage.setItem(key, "off")
    setIsOn(next)
  }
  return [isOn, change]
}
