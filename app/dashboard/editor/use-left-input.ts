import { useEffect, useRef, useState } from "react"
import { heldEntries, whenReleased, whileFree } from "./entry-locks.ts"
import { type FormContent, isFormContent } from "./unsaved-content.ts"
import { type UnsavedInput, entryKeys, readEntry, removeEntry } from "./unsaved-input.ts"

/** Unsaved input of another form of this browser for the same record. */
export interface LeftInput {
  key: string
  /** Null when unreadable. */
  input: UnsavedInput<FormContent> | null
  /** Another tab has it open. */
  isElsewhere: boolean
}

async function readLeft(entries: string): Promise<LeftInput[]> {
  const held = await heldEntries()
  return entryKeys(localStorage, entries).map((key) => ({
    key,
    input: readEntry(localStorage, key, isFormContent),
    isElsewhere: held.has(key),
  }))
}

/** Returns the entries of a record from other forms of this browser, updated on change; `formKey` is this form's entry. */
export function useLeftInput(entries: string | null, formKey: string) {
  const [left, setLeft] = useState<readonly LeftInput[]>([])
  const hidden = useRef(new Set<string>())
  useEffect(() => {
    if (entries === null) return
    const end = new AbortController()
    const watched = new Set<string>()
    const read = async () => {
      const entriesLeft = (await readLeft(entries)).filter(({ key }) => key !== formKey && !hidden.current.has(key))
      if (end.signal.aborted) return
      setLeft(entriesLeft)
      for (const { key, isElsewhere } of entriesLeft)
        if (isElsewhere && !watched.has(key)) {
          watched.add(key)
          whenReleased(key, end.signal, () => {
            watched.delete(key)
            void read()
          })
        }
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(entries)) void read()
    }
    void read()
    window.addEventListener("storage", onStorage, { signal: end.signal })
    return () => end.abort()
  }, [entries, formKey])
  const hide = (key: string) => {
    hidden.current.add(key)
    setLeft((all) => all.filter((entry) => entry.key !== key))
  }
  return {
    left,
    hide,
    /** Removes an entry that no form holds. */
    drop: async (key: string) => {
      const isDropped = await whileFree(key, () => removeEntry(localStorage, key))
      if (isDropped) hide(key)
    },
  }
}
