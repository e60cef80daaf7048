/**
 * A form holds the lock named as its entry of unsaved input while it is open. The browser frees the lock when the tab is closed or
 * crashes. On a site without https there are no locks: then no entry counts as held.
 */
const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined

/** The entries of the forms that are open in this tab. */
const ours = new Set<string>()

/** Holds the lock of an entry; returns how to release it. */
export function holdEntry(key: string): () => void {
  let release = () => {}
  const isOpen = new Promise<void>((resolve) => {
    release = resolve
  })
  ours.add(key)
  void locks?.request(key, () => isOpen)
  return () => {
    ours.delete(key)
    release()
  }
}

/** Returns the entries that open forms hold, of other tabs and of this one. */
export async function heldEntries(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks?.query()) ?? {}
  // Those who wait for an entry share its lock for a moment when they get it.
  return new Set(held.flatMap(({ name, mode }) => (name !== undefined && mode === "exclusive" ? name : [])))
}

/** Returns those of the entries that no other tab holds. */
export async function withoutOtherTabs(keys: readonly string[]): Promise<string[]> {
  const held = await heldEntries()
  return keys.filter((key) => ours.has(key) || !held.has(key))
}

/** Runs as soon as no form holds the entry, unless it is aborted before. */
export function whenReleased(key: string, signal: AbortSignal, run: () => void): void {
  if (!locks) return run()
  // Shared, so that those who wait are not in each other's way.
  void locks.request(key, { mode: "shared", signal }, run).catch(() => undefined)
}

/** Runs in the moment in which no form holds the entry; resolves with false where one does. */
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
