/** What is typed and not yet saved. Each open form keeps an entry of its own on this device until it is saved or discarded. */
export interface UnsavedInput<Content> {
  /** When it was typed. */
  savedAt: string
  content: Content
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">

const prefix = "unsaved:"
/** Before each form had an entry of its own, a record had one, and this name. */
const formerPrefix = "draft:"

/** Returns what the keys of all entries of a record begin with. */
export const entriesOf = (kind: string, id: number | string): string => `${prefix}${kind}:${id}:`

/** Returns what sets the entry of one form apart, also in a tab that was duplicated. */
export const newFormId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-")

export const entryKeys = (store: Store, start = prefix): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key): key is string => key?.startsWith(start) === true,
  )

/** Returns an entry, or null where it cannot be read; `isContent` checks what an older program may have written. */
export function readEntry<Content>(
  store: Store,
  key: string,
  isContent: (value: unknown) => value is Content,
): UnsavedInput<Content> | null {
  try {
    const entry: unknown = JSON.parse(store.getItem(key) ?? "")
    if (typeof entry !== "object" || entry === null || !("savedAt" in entry && "content" in entry)) return null
    const { savedAt, content } = entry
    if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt)) || !isContent(content)) return null
    return { savedAt, content }
  } catch {
    return null
  }
}

/** Keeps an entry; false when the browser has no room or refuses, so that the person can be told. */
export function writeEntry<Content>(store: Store, key: string, entry: UnsavedInput<Content>): boolean {
  try {
    store.setItem(key, JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export const removeEntry = (store: Store, key: string): void => store.removeItem(key)

/** Gives each entry of the former format a key of its own; one that finds no room stays where it is until the next time. */
export function moveFormerEntries(store: Store): void {
  for (const key of entryKeys(store, formerPrefix)) {
    const text = store.getItem(key) ?? ""
    // The other way round there would have to be room for both.
    store.removeItem(key)
    try {
      store.setItem(`${prefix}${key.slice(formerPrefix.length)}:${newFormId()}`, text)
    } catch {
      store.setItem(key, text)
    }
  }
}
