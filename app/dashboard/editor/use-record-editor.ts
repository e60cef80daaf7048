import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type EditState, changedKeys, edit, startEditing } from "./edit-state.ts"
import { mergeValues } from "./merge.ts"
import { type EditableRecord, recordValues } from "./record-values.ts"
import { useMarkCurrent } from "./use-mark-current.ts"
import { useRecordImages } from "./use-record-images.ts"
import { type DraftContent, useDraft } from "./use-draft.ts"
import { type Conflict, useSaving } from "./use-saving.ts"
import { useLeaveQuestion, useUnsaved } from "./use-unsaved.ts"

/** Editing of one record with texts in three languages and pictures: what is typed, what is stored, and the way between. */
export function useRecordEditor<R extends EditableRecord>(
  kind: string,
  loaded: R,
  fields: readonly (keyof R & string)[],
) {
  const { editor: texts } = useDashboardTexts()
  const toast = useToast()
  const { id } = loaded
  const [record, setRecord] = useState(loaded)
  const [state, dispatch] = useReducer(edit, loaded, (first) =>
    startEditing(recordValues(first, fields), first.version),
  )
  const pictures = useRecordImages(loaded.image_list, dispatch)
  const { images } = pictures
  const saving = useSaving<R>({ kind, id, fields, images, state, dispatch, onStored: setRecord })
  const draft = useDraft(kind, id, state, () => toast({ text: texts.draftFull, isError: true }))
  const markCurrent = useMarkCurrent<R>(`/${kind}/${id}`, state.version, (stored) => {
    setRecord(stored)
    dispatch({ type: "saved", sent: {}, stored: {}, version: stored.version })
  })
  const mayLeave = useRef(false)
  const changed = changedKeys(state)
  useUnsaved(changed.length > 0)
  useLeaveQuestion(changed.length > 0, mayLeave)
  useSaveKey(saving.save)

  const restoreDraft = () => {
    const content = draft.offered?.content
    if (!content) return
    dispatch({ type: "restore", values: content.values })
    draft.forget()
    saving.setConflict(draftConflict(content, state))
  }
  return {
    kind,
    record,
    images: pictures.images,
    values: state.values,
    version: state.version,
    changed,
    errors: saving.errors,
    isSaving: saving.isSaving,
    conflict: saving.conflict,
    save: saving.save,
    draft: { offered: draft.offered, restore: restoreDraft, drop: draft.remove },
    set: (key: string, value: string) => dispatch({ type: "set", key, value }),
    discard: () => {
      dispatch({ type: "discard" })
      saving.clearErrors()
    },
    markCurrent,
    addImage: pictures.add,
    removeImage: pictures.remove,
    /** The record is gone: nothing is left to save, the screen may be left without a question. */
    letGo: () => {
      mayLeave.current = true
      dispatch({ type: "discard" })
      draft.remove()
    },
  }
}

/** What the parts of an editor's screen need to know, whatever kind of record it is. */
export type RecordEditor = ReturnType<typeof useRecordEditor<EditableRecord>>

/** Where a draft and somebody else's later save disagree, both versions; else null. */
function draftConflict({ base, values }: DraftContent, state: EditState): Conflict<never> | null {
  const merged = mergeValues(base, values, state.base)
  if (merged.conflicts.length === 0) return null
  const mine = edit(state, { type: "restore", values })
  return { current: null, theirs: state.base, mine, merged: { ...merged, values: mine.values, theirs: [] } }
}

/** Ctrl+S saves, also from within a text; while a dialog asks something it does nothing. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return
    event.preventDefault()
    if (!document.querySelector("dialog[open]")) save()
  })
  useEffect(() => {
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
}
