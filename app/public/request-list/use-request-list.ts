import { useCallback, useMemo, useSyncExternalStore } from "react"
import { type RequestItem, parseItems } from "./request-item.ts"

const key = "request_list"
const changed = "request-list-changed"

export interface RequestList {
  items: readonly RequestItem[]
  /** False when the browser lets nothing be stored. */
  change: (next: (items: readonly RequestItem[]) => RequestItem[]) => boolean
}

/**
 * The parts chosen for a request, kept in local storage: two tabs agree, a reload or another language changes nothing.
 * The server renders an empty list, and nothing is written before the visitor adds something.
 */
export function useRequestList(): RequestList {
  const stored = useSyncExternalStore(subscribe, readStored, () => null)
  const items = useMemo(() => parseItems(stored), [stored])
  const change = useCallback<RequestList["change"]>((next) => writeStored(next(parseItems(readStored()))), [])
  return { items, change }
}

function subscribe(notify: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  window.addEventListener("storage", fromOtherTab)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener("storage", fromOtherTab)
    window.removeEventListener(changed, notify)
  }
}

/** Only changes made in this tab. */
export function onListChange(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStored(items: readonly RequestItem[]): boolean {
  try {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items))
    else localStorage.removeItem(key)
  } catch {
    return false
  }
  window.dispatchEvent(new Event(changed))
  return true
}
