import { useEffect, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, fieldErrorTexts, isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { type EditAction, type EditState, type Values, changedKeys, edit } from "./edit-state.ts"
import { type Merged, mergeValues } from "./merge.ts"
import { type EditableRecord, fieldValues } from "./record-values.ts"
import { saveRecord } from "./save-record.ts"

/** Two versions of a record that a person has to bring together. */
export interface Conflict<R> {
  /** The record as somebody else has stored it; null when only a draft disagrees with what is loaded. */
  current: R | null
  merged: Merged
  mine: EditState
  theirs: Values
}

interface Saving<R> {
  kind: string
  id: number
  fields: readonly string[]
  images: readonly Image[]
  state: EditState
  dispatch: (action: EditAction) => void
  onStored: (record: R) => void
}

/** Saving one record: the one attempt that may be under way, what it was refused for, and what somebody else did meanwhile. */
export function useSaving<R extends EditableRecord>({ state, dispatch, onStored, ...target }: Saving<R>) {
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
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
    const action = { label: common.tryAgain, run: () => again.current() }
    toast({ text: `${texts.saveFailed} ${errorText(common, error)}`, isError: true, about: "save", action })
  }
  const save = async (from: EditState) => {
    if (isSaving || changedKeys(from).length === 0) return
    setIsSaving(true)
    setErrors({})
    try {
      const stored = await saveRecord<R>(target, from, dispatch)
      if (stored) onStored(stored)
      toast({ text: common.updated, about: "save" })
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
    clearErrors: () => setErrors({}),
    conflict: conflict && { ...conflict, resolve, cancel: () => setConflict(null) },
    setConflict,
  }
}
