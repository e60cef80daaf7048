/** Unsaved input. Each open form keeps its own entry on this device until it is saved or discarded. */
export interface UnsavedInput<Content> {
  /** When it was typed. */
  savedAt: string
  content: Content
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">

const prefix = "unsaved:"

/** Returns the prefix of all entry keys of a record. */
export const entriesOf = (kind: string, id: number | string): string => `${prefix}${kind}:${id}:`

/** Returns the id of one form's entry, unique also in a duplicated tab. */
export const newFormId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-")

export const entryKeys = (store: Store, start = prefix): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key): key is string => key?.startsWith(start) === true,
  )

/** Reads an entry, or null if unreadable; `isContent` validates what an older program may have written. */
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

/** Writes an entry; false when the browser has no space or refuses, so that the person can be told. */
export function writeEntry<Content>(store: Store, key: string, entry: UnsavedInput<Content>): boolean {
  try {
    store.setItem(key, JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export const removeEntry = (store: Store, key: string): void => store.removeItem(key)
