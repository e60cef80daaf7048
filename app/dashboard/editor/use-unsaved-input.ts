import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useShell } from "../ui/shell-context.tsx"
import type { EditState } from "./edit-state.ts"
import { holdEntry } from "./entry-locks.ts"
import { type FormContent, mayNameUploads, unsavedContent, usefulContent } from "./unsaved-content.ts"
import { newFormId, removeEntry, writeEntry } from "./unsaved-input.ts"
import { useLeftInput } from "./use-left-input.ts"

const waitMs = 400

/** Calls `keep` shortly after each change of what is typed, and at once when the form or the page is left. */
function useKeepTyped(typed: unknown, keep: () => void): void {
  const latest = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(latest, waitMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    window.addEventListener("pagehide", latest)
    return () => {
      window.removeEventListener("pagehide", latest)
      // Another screen or inquiry may be opened before the delay ends.
      latest()
    }
  }, [])
}

/** Unsaved input of an earlier visit or another tab. */
export interface OfferedInput {
  key: string
  /** Null when the entry is unreadable. */
  input: { savedAt: string; content: FormContent; changes: string[] } | null
  isElsewhere: boolean
}

/**
 * Stores unsaved input on this device while typing, each form in its own entry, and offers entries of other forms for
 * the same record; `entries` null disables both.
 */
export function useUnsavedInput(entries: string | null, state: EditState, onRefused: () => void) {
  const [form] = useState(newFormId)
  const key = `${entries}${form}`
  const { left, hide, drop } = useLeftInput(entries, key)
  const { leaving } = useShell()
  const hasWarned = useRef(false)
  const typedAt = useRef("")
  // The entry was removed after the last change: the input was discarded or saved.
  const isRemoved = useRef(false)
  /** Entries restored into this form, which are removed with its own. */
  const adopted = useRef<string[]>([])
  const remove = () => {
    for (const entry of [key, ...adopted.current]) removeEntry(localStorage, entry)
    adopted.current = []
  }
  useEffect(() => {
    isRemoved.current = false
    typedAt.current = new Date().toISOString()
  }, [state])
  useKeepTyped(state, () => {
    // A delayed write between saving and the next render would bring back what was just saved.
    if (entries === null || leaving() === "forget" || isRemoved.current) return
    const content = unsavedContent(state)
    if (!content) return remove()
    if (writeEntry(localStorage, key, { savedAt: typedAt.current, content })) {
      for (const entry of adopted.current) if (entry !== key) removeEntry(localStorage, entry)
      adopted.current = []
      hasWarned.current = false
    } else if (!hasWarned.current) {
      hasWarned.current = true
      onRefused()
    }
  })
  useEffect(() => {
    if (entries === null) return
    const release = holdEntry(key)
    return () => {
      release()
      // Unsaved input of a deleted record becomes a new one: its entry is removed when the new one is written.
      adopted.current.push(key)
    }
  }, [entries, key])
  const offers = left
    .map((entry) => ({ ...entry, useful: entry.input && usefulContent(entry.input.content, state.stored) }))
    .toSorted((first, second) => (second.input?.savedAt ?? "").localeCompare(first.input?.savedAt ?? ""))
  const dropUseless = useEffectEvent(() => {
    for (const { key: entry, input, useful, isElsewhere } of offers) {
      if (!input || useful || isElsewhere) continue
      if (!mayNameUploads(input.content, state.stored, input.savedAt, new Date())) void drop(entry)
    }
  })
  useEffect(() => dropUseless(), [left])
  return {
    offers: offers.flatMap(({ input, useful, ...entry }): OfferedInput[] => {
      if (input === null) return [{ ...entry, input: null }]
      return useful ? [{ ...entry, input: { savedAt: input.savedAt, ...useful } }] : []
    }),
    /** Called when the content of this entry was restored into the form. */
    adopt: (entry: string) => {
      adopted.current.push(entry)
      hide(entry)
    },
    drop,
    /** Removes this form's entry at once, for leaving the screen. */
    remove: () => {
      isRemoved.current = true
      if (entries !== null) remove()
    },
  }
}
