import { useCallback, useMemo, useSyncExternalStore } from "react"
import { createStoredText } from "../stored-text.ts"
import { type ListedItem, parseItems } from "./inquiry-item.ts"

const stored = createStoredText("request_list")

export interface RequestList {
  items: readonly ListedItem[]
  /** False when the browser lets nothing be stored. */
  change: (next: (items: readonly ListedItem[]) => ListedItem[]) => boolean
}

/**
 * The parts chosen for a request, kept in local storage: two tabs agree, a reload or another language changes nothing.
 * The server renders an empty list, and nothing is written before the visitor adds something.
 */
export function useRequestList(): RequestList {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  const items = useMemo(() => parseItems(text), [text])
  const change = useCallback<RequestList["change"]>((next) => write(next(parseItems(stored.read()))), [])
  return { items, change }
}

/** Only changes made in this tab. */
export const onListChange = stored.onChange

const write = (items: readonly ListedItem[]) => stored.write(items.length > 0 ? JSON.stringify(items) : null)
