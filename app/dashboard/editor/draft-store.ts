/** What is typed and not yet saved, kept on this device per record until it is saved or discarded. */
export interface Draft<Content> {
  /** Version of the record that the input was made on. */
  version: number
  savedAt: string
  content: Content
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">

const prefix = "draft:"

export const draftKey = (kind: string, id: number | string): string => `${prefix}${kind}:${id}`

/** The draft, or null when there is none or it cannot be read; `isContent` checks what an older program may have written. */
export function readDraft<Content>(
  store: Store,
  key: string,
  isContent: (value: unknown) => value is Content,
): Draft<Content> | null {
  const text = store.getItem(key)
  if (text === null) return null
  try {
    const draft: unknown = JSON.parse(text)
    if (
      typeof draft !== "object" ||
      draft === null ||
      !("version" in draft && "savedAt" in draft && "content" in draft)
    )
      return null
    const { version, savedAt, content } = draft
    if (typeof version !== "number" || typeof savedAt !== "string" || !isContent(content)) return null
    return { version, savedAt, content }
  } catch {
    return null
  }
}

/** Keeps a draft; false when the browser has no room, so that the person can be told. */
export function writeDraft<Content>(store: Store, key: string, draft: Draft<Content>): boolean {
  try {
    store.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const removeDraft = (store: Store, key: string): void => store.removeItem(key)

const draftKeys = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key) => key !== null && key.startsWith(prefix),
  ) as string[]

export const countDrafts = (store: Store): number => draftKeys(store).length

export function removeDrafts(store: Store): void {
  for (const key of draftKeys(store)) store.removeItem(key)
}
