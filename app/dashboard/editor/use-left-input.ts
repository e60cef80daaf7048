import { useEffect, useRef, useState } from "react"
import { heldEntries, whenReleased, whileFree } from "./entry-locks.ts"
import { type FormContent, isFormContent } from "./unsaved-content.ts"
import { type UnsavedInput, entryKeys, readEntry, removeEntry } from "./unsaved-input.ts"

/** An entry of unsaved input that another form of this browser has kept for the same record. */
export interface LeftInput {
  key: string
  /** Null where it cannot be read. */
  input: UnsavedInput<FormContent> | null
  /** Another tab has it in its form now. */
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

/** What other forms of this browser keep of a record, as it changes there; `own` is the entry of this form. */
export function useLeftInput(entries: string | null, own: string) {
  const [left, setLeft] = useState<readonly LeftInput[]>([])
  const hidden = useRef(new Set<string>())
  useEffect(() => {
    if (entries === null) return
    const end = new AbortController()
    const watched = new Set<string>()
    const read = async () => {
      const found = (await readLeft(entries)).filter(({ key }) => key !== own && !hidden.current.has(key))
      if (end.signal.aborted) return
      setLeft(found)
      for (const { key, isElsewhere } of found)
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
  }, [entries, own])
  const hide = (key: string) => {
    hidden.current.add(key)
    setLeft((all) => all.filter((one) => one.key !== key))
  }
  return {
    left,
    hide,
    /** Removes an entry that no form has any more. */
    drop: async (key: string) => {
      const isDropped = await whileFree(key, () => removeEntry(localStorage, key))
      if (isDropped) hide(key)
    },
  }
}
