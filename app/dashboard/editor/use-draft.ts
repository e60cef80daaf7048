import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useShell } from "../shell/shell-context.tsx"
import { type Draft, readDraft, removeDraft, writeDraft } from "./draft-store.ts"
import { type Content, type EditState, changedFields, pick } from "./edit-state.ts"
import { pictureChanges, restorePictures } from "./pictures.ts"

/** What was changed, and what was stored when it was typed. */
export interface DraftContent {
  stored: Content
  typed: Content
}

interface Offer extends Draft<DraftContent> {
  /** Names what the draft would change. */
  changes: string[]
}

const waitMs = 400
const nothing: DraftContent = { stored: { fields: {}, pictures: [] }, typed: { fields: {}, pictures: [] } }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const areTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === "string")

const isPicture = (value: unknown): boolean =>
  isObject(value) && typeof value["id"] === "number" && areTexts(value["alt"])

const isForm = (value: unknown): boolean =>
  isObject(value) && areTexts(value["fields"]) && Array.isArray(value["pictures"]) && value["pictures"].every(isPicture)

const isContent = (value: unknown): value is DraftContent =>
  isObject(value) && isForm(value["stored"]) && isForm(value["typed"])

/** Only what the form still knows and what differs from what is stored. */
function usefulPart(draft: Draft<DraftContent> | null, stored: Content): Offer | null {
  if (!draft) return null
  const { fields } = draft.content.typed
  const keys = Object.keys(fields).filter(
    (key) => Object.hasOwn(stored.fields, key) && stored.fields[key] !== fields[key],
  )
  const changes = pictureChanges(stored.pictures, restorePictures(stored.pictures, draft.content.typed.pictures))
  if (keys.length + changes.length === 0) return null
  const only = (content: Content): Content => ({
    fields: pick(content.fields, keys),
    pictures: changes.length > 0 ? content.pictures : [],
  })
  const content = { stored: only(draft.content.stored), typed: only(draft.content.typed) }
  return { ...draft, content, changes: [...keys, ...changes] }
}

/** What is typed, over what is on offer: that stays until it is answered. */
function draftOf({ stored, typed }: EditState, offered: DraftContent): DraftContent {
  const keys = changedFields({ stored, typed })
  const arePicturesTyped = pictureChanges(stored.pictures, typed.pictures).length > 0
  const over = (content: Content, other: Content): Content => ({
    fields: { ...other.fields, ...pick(content.fields, keys) },
    pictures: arePicturesTyped ? content.pictures : other.pictures,
  })
  return { stored: over(stored, offered.stored), typed: over(typed, offered.typed) }
}

/** Keeps unsaved input on this device while it is typed, and offers what an earlier visit has left; without a key it does neither. */
export function useDraft(key: string | null, state: EditState, onFull: () => void) {
  const [offered, setOffered] = useState(() =>
    key === null ? null : usefulPart(readDraft(localStorage, key, isContent), state.stored),
  )
  const { leaving } = useShell()
  const hasWarned = useRef(false)
  // Removed since the last change: what still stands in the form is given up, or saved.
  const isRemoved = useRef(false)
  const keep = useEffectEvent(() => {
    // A pause that ends between saving and what React draws after it would bring back what has just been saved.
    if (key === null || leaving() === "forget" || isRemoved.current) return
    const content = draftOf(state, offered?.content ?? nothing)
    if (Object.keys(content.typed.fields).length + content.typed.pictures.length === 0)
      return removeDraft(localStorage, key)
    const version = offered?.version ?? state.version
    const isKept = writeDraft(localStorage, key, { version, savedAt: new Date().toISOString(), content })
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
      if (key !== null) removeDraft(localStorage, key)
    },
  }
}
