import { useEffect, useReducer, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { type Brought, type Conflict, bringTogether, meet } from "./conflict.ts"
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
import { type Offer, useUnsavedInput } from "./use-unsaved-input.ts"

interface EditingOptions<R> {
  /** Where unsaved input of this record is kept on this device (`entriesOf`); null keeps none. */
  unsavedIn: string | null
  /** What is in the form at first, and the version that it comes from. */
  start: Content
  version: number
  /** Sends what has changed; resolves with the record as it is stored now, or null when only its draft was. */
  send: (from: EditState, dispatch: (action: EditAction) => void) => Promise<R | null>
  /** Told the record as somebody else has stored it. */
  onMet: (record: R) => void
  /** The form stays busy until this is through. */
  onSaved: (record: R | null) => void | Promise<void>
  onRefused: (error: unknown, again: () => void) => void
  /** Why single fields were refused. */
  explain: (error: unknown) => Readonly<Record<string, string>>
  /** Nothing more is saved after it was saved once: what was typed then is no change any more. */
  isDone?: boolean
  /** Brings what a save was refused with to a record to show, and the state that the change began from; null where it is not about others. */
  meets?: (error: unknown, from: EditState) => Promise<{ current: R; from: EditState; met: () => void } | null>
  /** The record has at most one picture. */
  hasOnePicture?: boolean
  /** Goes on from somebody else's save without a question, and saves again where no field was changed on both sides. */
  mergesAtOnce?: boolean
}

/**
 * The one machine of editing: what is stored, what is typed and kept on this device, the one save that may be under way, what it was
 * refused for, and what somebody else saved meanwhile.
 */
export function useEditing<R extends { version: number }>(options: EditingOptions<R>) {
  const { editor: texts } = useDashboardTexts()
  const toast = useToast()
  const [state, dispatch] = useReducer(edit, options, ({ start, version }) => startEditing(start, version))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict<R> | null>(null)
  const unsaved = useUnsavedInput(options.unsavedIn, state, () =>
    toast({ text: texts.unsavedRefused, isError: true, about: "unsaved-input" }),
  )
  const again = useRef(() => {})
  const changed = changesOf(state)

  /** Puts what is typed on top of a record as it is stored now. */
  const rebase = ({ current, mine, theirs, met }: Conflict<R>, values: Values): EditState => {
    if (met) met()
    else if (current) options.onMet(current)
    const version = current?.version ?? mine.version
    const action: EditAction = { type: "rebase", stored: theirs, values, version, ...bothPictures(current, mine) }
    dispatch(action)
    return edit(mine, action)
  }
  const bothPictures = (current: R | null, { stored, typed }: EditState) => {
    const { image_list } = (current ?? {}) as { image_list?: Image[] }
    if (!image_list) return {}
    const pictures = mergePictures(stored.pictures, typed.pictures, image_list.map(pictureOf))
    return { pictures: options.hasOnePicture ? { ...pictures, typed: onlyOne(pictures) } : pictures }
  }
  const refuse = async (error: unknown, from: EditState): Promise<R | null> => {
    const found = await options.meets?.(error, from)
    if (found) {
      setConflict({ ...meet(found.current, found.from), met: found.met })
      return null
    }
    if (isCode(error, "stale") && error.problem.current) {
      const met = meet(error.problem.current as R, from)
      const next = options.mergesAtOnce && rebase(met, met.merged.values)
      if (next && met.merged.conflicts.length === 0) return attempt(next)
      setConflict(met)
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
  const save = async (from: EditState): Promise<R | null> => {
    if (isSaving) return null
    setIsSaving(true)
    const stored = await attempt(from)
    setIsSaving(false)
    return stored
  }
  useEffect(() => {
    again.current = () => void save(state)
  })
  /** Takes over a record that was saved elsewhere: what is typed stays, or both versions are shown. */
  const take = (stored: R) => {
    const met = meet(stored, state)
    if (met.merged.conflicts.length > 0) setConflict(met)
    else rebase(met, met.merged.values)
  }
  /** Puts other content into the form; where a field was changed there and here, the person chooses before. */
  const bring = ({ name, content, before, onPut }: Brought) => {
    const put = (fields: Values) => {
      dispatch({ type: "restore", content: { ...content, fields }, before: before.pictures })
      setErrors({})
      onPut()
    }
    const met = bringTogether(state, content, before)
    if (met.merged.conflicts.length === 0) put(met.merged.values)
    else setConflict({ ...met, current: null, bring: { name, put } })
  }
  const restoreUnsaved = ({ key, found }: Offer, name: string) => {
    if (!found) return
    const { stored, typed } = found.content
    bring({ name, content: typed, before: stored, onPut: () => unsaved.take(key) })
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
    isSaving,
    save: () => save(state),
    set: (key: string, value: string) => {
      dispatch({ type: "set", key, value })
      setErrors(({ [key]: _corrected, ...others }) => others)
    },
    conflict: conflict && {
      ...conflict,
      /** Saves these values on top of what somebody else has saved, or brings them into the form. */
      resolve: (values: Values) => {
        setConflict(null)
        if (conflict.bring) conflict.bring.put(values)
        else void save(rebase(conflict, values))
      },
      cancel: () => setConflict(null),
    },
    clearConflict: () => setConflict(null),
    take(stored: R) {
      take(stored)
    },
    /** Takes over the record that a stale call was refused with. */
    takeStale: (error: unknown) => {
      if (isCode(error, "stale") && error.problem.current) take(error.problem.current as R)
    },
    bring,
    unsaved: {
      offers: unsaved.offers,
      /** Brings an entry into the form; `name` is what it is called where both have changed a field. */
      restore: restoreUnsaved,
      drop: (key: string) => void unsaved.drop(key),
      forget: unsaved.remove,
    },
  }
}

export type Editing<R extends { version: number } = { version: number }> = ReturnType<typeof useEditing<R>>
