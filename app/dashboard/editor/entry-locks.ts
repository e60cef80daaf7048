/**
 * A form holds a lock named like its entry of unsaved input while it is open. The browser releases it when the tab
 * closes or crashes. Without HTTPS there are no locks, and every entry counts as free.
 */
const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined

/** Entries of the forms open in this tab. */
const heldKeys = new Set<string>()

/** Holds the lock of an entry; returns the function that releases it. */
export function holdEntry(key: string): () => void {
  let release = () => {}
  const isOpen = new Promise<void>((resolve) => {
    release = resolve
  })
  heldKeys.add(key)
  void locks?.request(key, () => isOpen)
  return () => {
    heldKeys.delete(key)
    release()
  }
}

/** Returns the entries held by open forms, of other tabs and this one. */
export async function heldEntries(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {}
  // Waiting forms hold the lock in shared mode for a moment.
  return new Set(held.flatMap(({ name, mode }) => (name !== undefined && mode === "exclusive" ? name : [])))
}

/** Returns the entries that no other tab holds. */
export async function withoutOtherTabs(keys: readonly string[]): Promise<string[]> {
  const held = await heldEntries()
  return keys.filter((key) => heldKeys.has(key) || !held.has(key))
}

/** Runs once no form holds the entry, unless aborted before. */
export function whenReleased(key: string, signal: AbortSignal, run: () => void): void {
  if (!locks) return run()
  // Shared, so that waiting forms do not block each other.
  void locks.request(key, { mode: "shared", signal }, run).catch(() => undefined)
}

/** Runs while no form holds the entry; resolves with false when one does. */
export async function whileFree(key: string, run: () => void): Promise<boolean> {
  if (!locks) {
    run()
    return true
  }
  return locks.request(key, { mode: "shared", ifAvailable: true }, (lock) => {
    if (lock) run()
    return lock !== null
  })
}
