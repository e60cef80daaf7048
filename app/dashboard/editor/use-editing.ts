import { useEffect, useReducer, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { useLock } from "../ui/use-lock.ts"
import { type Conflict, type IncomingContent, detectConflict, mergeContent, withAltValues } from "./conflict.ts"
import {
  type Content,
  type EditAction,
  type EditState,
  type Values,
  changesOf,
  edit,
  startEditing,
} from "./edit-state.ts"
import { mergePictures, onlyOne } from "./merge-pictures.ts"
import { pictureOf, shownPictures } from "./pictures.ts"
import { type OfferedInput, useUnsavedInput } from "./use-unsaved-input.ts"

/** The record as somebody else saved it, and the content on which the rejected change is based. */
export interface OtherVersion<R> {
  current: R
  from: EditState
  /** Called when the person continues. */
  accept: () => void
}

interface EditingOptions<R> {
  /** Key prefix of this record's unsaved input on this device (`entriesOf`); null stores none. */
  unsavedIn: string | null
  /** Initial content of the form, and its version. */
  start: Content
  version: number
  /** Sends the changes; resolves with the stored record, or null when only its draft was saved. */
  send: (from: EditState, dispatch: (action: EditAction) => void) => Promise<R | null>
  /** Called with the record as somebody else saved it. */
  onStoredElsewhere: (record: R) => void
  /** The form stays busy until this resolves. */
  onSaved: (record: R | null) => void | Promise<void>
  onRefused: (error: unknown, again: () => void) => void
  /** Returns the errors of single fields. */
  explain: (error: unknown) => Readonly<Record<string, string>>
  /** Saving once completes the form: later input is not a change. */
  isDone?: boolean
  /** Converts the error of a save into the other record and the base of the change; null for other errors. */
  conflictOf?: (error: unknown, from: EditState) => Promise<OtherVersion<R> | null>
  /** The record has at most one picture. */
  hasOnePicture?: boolean
  /** Merges somebody else's save without asking, and saves again when no field conflicts. */
  mergesAtOnce?: boolean
}

/**
 * State machine of editing: stored record, typed input kept on this device, the running save, its error, and concurrent
 * saves of others.
 */
export function useEditing<R extends { version: number }>(options: EditingOptions<R>) {
  const { editor: texts } = useDashboardTexts()
  const toast = useToast()
  const [state, dispatch] = useReducer(edit, options, ({ start, version }) => startEditing(start, version))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const lock = useLock()
  const [conflict, setConflict] = useState<Conflict<R> | null>(null)
  const unsaved = useUnsavedInput(options.unsavedIn, state, () =>
    toast({ text: texts.unsavedRefused, isError: true, about: "unsaved-input" }),
  )
  const again = useRef(() => {})
  const changed = changesOf(state)

  /** Applies unsaved input to the record as currently stored. */
  const rebase = ({ current, mine, theirs, accept }: Conflict<R>, values: Values): EditState => {
    if (accept) accept()
    else if (current) options.onStoredElsewhere(current)
    const version = current?.version ?? mine.version
    const action: EditAction = {
      type: "rebase",
      mine: mine.typed,
      stored: theirs,
      values,
      version,
      ...bothPictures(current, mine, values),
    }
    dispatch(action)
    return edit(mine, action)
  }
  const bothPictures = (current: R | null, { stored, typed }: EditState, values: Values) => {
    const { image_list } = (current ?? {}) as { image_list?: Image[] }
    if (!image_list) return {}
    const merged = mergePictures(stored.pictures, typed.pictures, image_list.map(pictureOf))
    const pictures = { ...merged, typed: withAltValues(merged.typed, values) }
    return { pictures: options.hasOnePicture ? { ...pictures, typed: onlyOne(pictures) } : pictures }
  }
  const refuse = async (error: unknown, from: EditState): Promise<R | null> => {
    let other
    try {
      other = await options.conflictOf?.(error, from)
    } catch (failure) {
      // The other version could not be fetched.
      options.onRefused(failure, () => again.current())
      return null
    }
    if (other) {
      setConflict({ ...detectConflict(other.current, other.from), accept: other.accept })
      return null
    }
    if (isCode(error, "stale") && error.problem.current) {
      const detected = detectConflict(error.problem.current as R, from)
      const next = options.mergesAtOnce && rebase(detected, detected.merged.values)
      if (next && detected.merged.conflicts.length === 0) return attempt(next)
      setConflict(detected)
      return null
    }
    setErrors(options.explain(error))
    options.onRefused(error, () => again.current())
    return null
  }
  const attempt = async (from: EditState): Promise<R | null> => {
    setErrors({})
    setConflict(null)
    try {
      const stored = await options.send(from, dispatch)
      if (options.isDone) {
        dispatch({ type: "all-saved", content: from.typed })
        unsaved.remove()
      }
      await options.onSaved(stored)
      return stored
    } catch (error) {
      return await refuse(error, from)
    }
  }
  const save = async (from: EditState): Promise<R | null> => (await lock.run(() => attempt(from))) ?? null
  useEffect(() => {
    again.current = () => void save(state)
  })
  /** Accepts a record saved elsewhere: keeps unsaved input, or shows both versions. */
  const acceptStored = (stored: R) => {
    const detected = detectConflict(stored, state)
    if (detected.merged.conflicts.length > 0) setConflict(detected)
    else rebase(detected, detected.merged.values)
  }
  /** Merges other content into the form; the person chooses where both changed a field. */
  const mergeIncoming = ({ name, content, before, onApplied }: IncomingContent) => {
    const applyMerged = (fields: Values) => {
      dispatch({ type: "restore", content: { ...content, fields }, before: before.pictures })
      setErrors({})
      onApplied()
    }
    const merge = mergeContent(state, content, before)
    if (merge.merged.conflicts.length === 0) applyMerged(merge.merged.values)
    else setConflict({ ...merge, current: null, incoming: { names: [name, texts.inForm], applyMerged } })
  }
  const restoreUnsaved = ({ key, input }: OfferedInput, name: string) => {
    if (!input) return
    const { stored, typed } = input.content
    mergeIncoming({ name, content: typed, before: stored, onApplied: () => unsaved.adopt(key) })
  }
  return {
    state,
    dispatch,
    values: state.typed.fields,
    pictures: shownPictures(state.typed.pictures),
    version: state.version,
    changed,
    errors,
    setErrors,
    isSaving: lock.isBusy,
    save: () => save(state),
    set: (key: string, value: string) => {
      dispatch({ type: "set", key, value })
      setErrors(({ [key]: _corrected, ...others }) => others)
    },
    conflict: conflict && {
      ...conflict,
      /** Saves these values on top of somebody else's save, or puts them into the form. */
      resolve: (values: Values) => {
        setConflict(null)
        if (conflict.incoming) conflict.incoming.applyMerged(values)
        else void save(rebase(conflict, values))
      },
      cancel: () => setConflict(null),
    },
    clearConflict: () => setConflict(null),
    acceptStored(stored: R) {
      acceptStored(stored)
    },
    /** Accepts the record of a `stale` error. */
    acceptStale: (error: unknown) => {
      if (isCode(error, "stale") && error.problem.current) acceptStored(error.problem.current as R)
    },
    mergeIncoming,
    /** Puts what somebody else has saved under the unsaved input, without saving. */
    mergeStored({ current, from, accept }: OtherVersion<R>) {
      const detected = { ...detectConflict(current, from), accept }
      const applyMerged = (fields: Values) => void rebase(detected, fields)
      if (detected.merged.conflicts.length === 0) applyMerged(detected.merged.values)
      else setConflict({ ...detected, incoming: { names: [texts.yours, texts.theirs], applyMerged } })
    },
    unsaved: {
      offers: unsaved.offers,
      /** Restores an entry; `name` is its label in conflicts. */
      restore: restoreUnsaved,
      drop: (key: string) => void unsaved.drop(key),
      forget: unsaved.remove,
    },
  }
}

export type Editing<R extends { version: number } = { version: number }> = ReturnType<typeof useEditing<R>>
