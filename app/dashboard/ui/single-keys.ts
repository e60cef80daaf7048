import { useState } from "react"

// Of this device; also read by the site (islands/live-frame.ts).
const key = "single_keys"

const read = (): boolean => localStorage.getItem(key) !== "off"

const fields = "input, textarea, select, dialog, [contenteditable], [role=dialog]"

/** Returns whether a key may act on the page: alone, outside of fields and dialogs, and not switched off. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(fields)) && read()

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
