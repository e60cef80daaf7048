import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useShell } from "../shell/shell-context.tsx"
import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from "./draft-store.ts"
import { type EditState, type Values, changedKeys, pick } from "./edit-state.ts"

/** The changed fields, and what was stored when they were typed. */
export interface DraftContent {
  base: Values
  values: Values
}

const waitMs = 400

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string")

const isContent = (value: unknown): value is DraftContent =>
  typeof value === "object" &&
  value !== null &&
  "base" in value &&
  "values" in value &&
  isValues(value.base) &&
  isValues(value.values)

/** Only what the form still knows and what differs from what is stored. */
function usefulPart(draft: Draft<DraftContent> | null, stored: Values): Draft<DraftContent> | null {
  if (!draft) return null
  const { base, values } = draft.content
  const keys = Object.keys(values).filter((key) => Object.hasOwn(stored, key) && stored[key] !== values[key])
  return keys.length === 0 ? null : { ...draft, content: { base: pick(base, keys), values: pick(values, keys) } }
}

/** Keeps unsaved input on this device while it is typed, and offers what an earlier visit has left. */
export function useDraft(kind: string, id: number | string, state: EditState, onFull: () => void) {
  const key = draftKey(kind, id)
  const [offered, setOffered] = useState(() => usefulPart(readDraft(localStorage, key, isContent), state.base))
  const { leaving } = useShell()
  const hasWarned = useRef(false)
  // Removed since the last change: what still stands in the form is given up, or saved.
  const isRemoved = useRef(false)
  const keep = useEffectEvent(() => {
    // A pause that ends between saving and what React draws after it would bring back what has just been saved.
    if (leaving() === "forget" || isRemoved.current) return
    const changed = changedKeys(state)
    // What is on offer stays until it is answered.
    const values = { ...offered?.content.values, ...pick(state.values, changed) }
    const base = { ...offered?.content.base, ...pick(state.base, changed) }
    if (Object.keys(values).length === 0) return removeDraft(localStorage, key)
    const version = offered?.version ?? state.version
    const isKept = writeDraft(localStorage, key, {
      version,
      savedAt: new Date().toISOString(),
      content: { base, values },
    })
    if (isKept || hasWarned.current) return
    hasWarned.current = true
    onFull()
  })
  useEffect(() => {
    isRemoved.current = false
    const timer = setTimeout(keep, waitMs)
    return () => clearTimeout(timer)
  }, [state, offered])
  useEffect(() => {
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("pagehide", keep)
      // A quick person is on another screen before the pause is over.
      keep()
    }
  }, [])
  return {
    offered,
    forget: () => setOffered(null),
    /** At once, for leaving the screen. */
    remove: () => {
      isRemoved.current = true
      setOffered(null)
      removeDraft(localStorage, key)
    },
  }
}
