import { useLayoutEffect, useState, useSyncExternalStore } from "react"
import { createStoredText } from "../stored-text.ts"
import { type ItemKey, type ListedItem, addItem, isFull, itemKey, parseItems } from "./inquiry-item.ts"

const stored = createStoredText("request_list")

export interface RequestList {
  items: readonly ListedItem[]
  change: typeof changeList
}

/**
 * Items chosen for an inquiry, in local storage: shared by tabs, kept across reloads and languages. Nothing is stored
 * before the visitor adds something. The server renders the items `given` in the address; those that a form without
 * script has added there stand alone at first, so that their fields stay, and then join the stored ones; they stay on
 * the page where the browser stores nothing.
 */
export function useRequestList(given: readonly ListedItem[] = empty.items, isAdded = false): RequestList {
  const items = useSyncExternalStore(
    stored.subscribe,
    () => readList().items,
    () => given,
  )
  const [isGiven, setIsGiven] = useState(isAdded)
  // Before the effects of the rows, which write what was typed into them into the stored list.
  useLayoutEffect(() => {
    if (isAdded)
      setIsGiven(!changeList((before) => given.reduce<ListedItem[]>((all, item) => addItem(all, item), [...before])))
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return { items: isGiven ? given : items, change: changeList }
}

/** Returns whether an item is in the list; renders again only when that changes. */
export const useIsListed = (item: ItemKey): boolean =>
  useSyncExternalStore(
    stored.subscribe,
    () => readList().keys.has(itemKey(item)),
    () => false,
  )

/** Changes the stored list; returns false when the browser stores nothing. */
export const changeList = (next: (items: readonly ListedItem[]) => ListedItem[]): boolean => {
  const items = next(readList().items)
  return stored.write(items.length > 0 ? JSON.stringify(items) : null)
}

/** Returns whether the list takes no more. */
export const isListFull = (): boolean => isFull(readList().items)

/** Changes made in this tab only. */
export const onListChange = stored.onChange

interface ParsedList {
  text: string | null
  items: readonly ListedItem[]
  keys: ReadonlySet<string>
}

const empty: ParsedList = { text: null, items: [], keys: new Set() }
let latest = empty

/** Returns the stored list, parsed once for all that show it. */
function readList(): ParsedList {
  const text = stored.read()
  if (text !== latest.text) {
    const items = parseItems(text)
    latest = { text, items, keys: new Set(items.map(itemKey)) }
  }
  return latest
}
