import { useEffect, useEffectEvent, useState } from "react"

// Of this device; also read by the site (islands/live-frame.ts).
const key = "single_keys"

/** Returns whether single keys act on pages. */
const areSingleKeysOn = (): boolean => localStorage.getItem(key) !== "off"

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

/** Keys of a shortcut: "Escape", "Ctrl+S" (also Cmd+S), or a single key. */
type ShortcutKeys = "Escape" | `Ctrl+${Uppercase<string>}` | readonly string[]

interface ShortcutOptions {
  /** Whether single keys act although the focus is in a panel; what is typed stays typed. */
  isInPanel?: boolean
}

type PressedKey = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">

/** Returns a key in lower case; for a letter of another script, the Latin one at its position. */
export const shortcutLetter = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): string =>
  /^\P{ASCII}$/u.test(key) && code.startsWith("Key") ? code.slice("Key".length).toLowerCase() : key.toLowerCase()

/** Returns the key of a shortcut that was pressed, or null. */
export function pressedKey(keys: ShortcutKeys, event: PressedKey): string | null {
  const isCommand = event.ctrlKey || event.metaKey
  if (keys === "Escape") return event.key === keys ? keys : null
  const letter = shortcutLetter(event)
  if (typeof keys === "string")
    return isCommand && !event.altKey && keys === `Ctrl+${letter.toUpperCase()}` ? keys : null
  // "/" needs Shift on some keyboards, a letter with it is another one.
  const isShifted = event.shiftKey && /^[a-z]$/u.test(letter)
  return !isCommand && !event.altKey && !isShifted && keys.includes(letter) ? letter : null
}

const fields = "input, textarea, select, dialog, [contenteditable], [role=dialog]"

/** Returns whether a shortcut may act now: single keys outside of fields and dialogs, unless switched off. */
export function isAllowed(keys: ShortcutKeys, { target, defaultPrevented }: KeyboardEvent, isInPanel = false): boolean {
  const isDialogOpen = document.querySelector("dialog[open]") !== null
  if (keys === "Escape") return !defaultPrevented && !isDialogOpen
  if (typeof keys === "string") return true
  if (isInPanel) return !(target instanceof HTMLInputElement && target.type === "text")
  return !isDialogOpen && !(target instanceof Element && target.closest(fields)) && areSingleKeysOn()
}

const listeners = new Set<(event: KeyboardEvent) => void>()

function onKeyDown(event: KeyboardEvent): void {
  for (const listener of listeners) listener(event)
}

function listen(listener: (event: KeyboardEvent) => void): () => void {
  if (listeners.size === 0) window.addEventListener("keydown", onKeyDown)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener("keydown", onKeyDown)
  }
}

/**
 * Calls `run` with the key of a shortcut while mounted; `run` returns false if it did nothing. Single keys rest in
 * fields and dialogs, and where the person has switched them off.
 */
export function useShortcut(keys: ShortcutKeys, run: (key: string) => unknown, options: ShortcutOptions = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(keys, event)
    if (key === null || !isAllowed(keys, event, options.isInPanel)) return
    if (run(key) !== false && key !== "Escape") event.preventDefault()
  })
  useEffect(() => listen((event) => onKey(event)), [])
}
