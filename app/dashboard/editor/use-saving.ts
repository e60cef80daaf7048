import { useEffect, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { fieldErrorTexts, isCode } from "../api/error-text.ts"
import { type EditAction, type EditState, type Values, edit } from "./edit-state.ts"
import { type Merged, mergeValues } from "./merge.ts"
import { fieldValues } from "./record-values.ts"

/** Two versions of a record that a person has to bring together. */
export interface Conflict<R> {
  /** The record as somebody else has stored it; null when only a draft disagrees with what is loaded. */
  current: R | null
  merged: Merged
  mine: EditState
  theirs: Values
}

interface Saving<R> {
  fields: readonly string[]
  state: EditState
  dispatch: (action: EditAction) => void
  /** Resolves with the record as it is stored now, or null when only its pictures changed. */
  send: (from: EditState) => Promise<R | null>
  /** The record as the server has it, saved or met in a conflict. */
  onStored: (record: R) => void
  onSaved: (record: R | null) => void | Promise<void>
  onRefused: (error: unknown, again: () => void) => void
}

/** Saving one record: the one attempt that may be under way, what it was refused for, and what somebody else did meanwhile. */
export function useSaving<R extends { version: number }>(target: Saving<R>) {
  const { state, dispatch, onStored } = target
  const { common } = useDashboardTexts()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict<R> | null>(null)
  const again = useRef(() => {})

  const refuse = (error: unknown, from: EditState) => {
    if (isCode(error, "stale") && error.problem.current) {
      const current = error.problem.current as R
      const theirs = fieldValues(current, target.fields)
      setConflict({ current, theirs, mine: from, merged: mergeValues(from.base, from.values, theirs) })
      return
    }
    setErrors(fieldErrorTexts(common, error))
    target.onRefused(error, () => again.current())
  }
  const save = async (from: EditState) => {
    if (isSaving) return
    setIsSaving(true)
    setErrors({})
    try {
      const stored = await target.send(from)
      if (stored) onStored(stored)
      await target.onSaved(stored)
    } catch (error) {
      refuse(error, from)
    }
    setIsSaving(false)
  }
  useEffect(() => {
    again.current = () => void save(state)
  })
  const resolve = (values: Values) => {
    if (!conflict) return
    const { theirs, current, mine } = conflict
    setConflict(null)
    if (current) onStored(current)
    const action: EditAction = { type: "rebase", base: theirs, values, version: current?.version ?? mine.version }
    dispatch(action)
    void save(edit(mine, action))
  }
  return {
    errors,
    isSaving,
    save: () => void save(state),
    setErrors,
    conflict: conflict && { ...conflict, resolve, cancel: () => setConflict(null) },
    setConflict,
  }
}
