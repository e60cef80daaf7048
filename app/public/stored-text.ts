/** A text in local storage under one key; null when absent, or when the browser stores nothing. */
export interface StoredText {
  read: () => string | null
  /** Removes the key for null. Returns false when the browser stores nothing. */
  write: (text: string | null) => boolean
  /** Calls back on a change in this tab or another one; returns the function that unsubscribes. */
  subscribe: (notify: () => void) => () => void
  /** Same as `subscribe`, for changes in this tab only. */
  onChange: (notify: () => void) => () => void
}

export function createStoredText(key: string): StoredText {
  const changed = `${key}-changed`
  const onChange = (notify: () => void) => {
    window.addEventListener(changed, notify)
    return () => window.removeEventListener(changed, notify)
  }
  return {
    onChange,
    read() {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        return false
      }
      window.dispatchEvent(new Event(changed))
      return true
    },
    subscribe(notify) {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) notify()
      }
      window.addEventListener("storage", fromOtherTab)
      const stop = onChange(notify)
      return () => {
        window.removeEventListener("storage", fromOtherTab)
        stop()
      }
    },
  }
}
