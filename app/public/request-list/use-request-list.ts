import { useCallback, useMemo, useSyncExternalStore } from "react"
import { createStoredText } from "../stored-text.ts"
import { type ListedItem, parseItems } from "./inquiry-item.ts"

const stored = createStoredText("request_list")

export interface RequestList {
  items: readonly ListedItem[]
  /** Returns false when the browser stores nothing. */
  change: (next: (items: readonly ListedItem[]) => ListedItem[]) => boolean
}

/**
 * Items chosen for an inquiry, in local storage: shared by tabs, kept across reloads and languages. The server renders
 * an empty list, and nothing is stored before the visitor adds something.
 */
export function useRequestList(): RequestList {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  const items = useMemo(() => parseItems(text), [text])
  const change = useCallback<RequestList["change"]>((next) => write(next(parseItems(stored.read()))), [])
  return { items, change }
}

/** Changes made in this tab only. */
export const onListChange = stored.onChange

const write = (items: readonly ListedItem[]) => stored.write(items.length > 0 ? JSON.stringify(items) : null)
