/** A text in local storage under one key; null where there is none, or where the browser lets nothing be stored. */
export interface StoredText {
  read: () => string | null
  /** Removes the key for null. Returns false when the browser lets nothing be stored. */
  write: (text: string | null) => boolean
  /** Calls back on a change in this tab or another one; returns how to stop. */
  subscribe: (notify: () => void) => () => void
  /** The same for changes made in this tab only. */
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
