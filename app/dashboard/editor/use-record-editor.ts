import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import { errorText } from "../api/error-text.ts"
import { callApi } from "../api/call-api.ts"
import { useToast } from "../ui/toasts.tsx"
import { changedKeys, edit, startEditing } from "./edit-state.ts"
import { mergeValues } from "./merge.ts"
import { type EditableRecord, fieldValues, imageTexts, recordValues } from "./record-values.ts"
import { useDraft } from "./use-draft.ts"
import { useSaving } from "./use-saving.ts"
import { useLeaveQuestion, useUnsaved } from "./use-unsaved.ts"

/** Editing of one record with texts in three languages and pictures: what is typed, what is stored, and the way between. */
export function useRecordEditor<R extends EditableRecord>(
  kind: string,
  loaded: R,
  fields: readonly (keyof R & string)[],
) {
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const { id } = loaded
  const [record, setRecord] = useState(loaded)
  const [images, setImages] = useState<readonly Image[]>(loaded.image_list)
  const [state, dispatch] = useReducer(edit, loaded, (first) =>
    startEditing(recordValues(first, fields), first.version),
  )
  const saving = useSaving<R>({ kind, id, fields, images, state, dispatch, onStored: setRecord })
  const draft = useDraft(kind, id, state, () => toast({ text: texts.draftFull, isError: true }))
  const mayLeave = useRef(false)
  const changed = changedKeys(state)
  useUnsaved(changed.length > 0)
  useLeaveQuestion(changed.length > 0, mayLeave)
  useSaveKey(saving.save)

  const restoreDraft = () => {
    const content = draft.offered?.content
    if (!content) return
    const action = { type: "restore", values: content.values } as const
    dispatch(action)
    draft.forget()
    const merged = mergeValues(content.base, content.values, state.base)
    if (merged.conflicts.length === 0) return
    const mine = edit(state, action)
    const conflict = { ...merged, values: mine.values, theirs: [] }
    saving.setConflict({ current: null, theirs: fieldValues(record, fields), mine, merged: conflict })
  }
  return {
    kind,
    record,
    images,
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
    /** The translation is up to date although its words stay. */
    markCurrent: async (language: Language) => {
      try {
        const stored = await callApi<R>(`/${kind}/${id}/current`, {
          method: "POST",
          json: { lang: language },
          version: state.version,
        })
        setRecord(stored)
        dispatch({ type: "saved", sent: {}, stored: {}, version: stored.version })
        toast({ text: common.updated })
      } catch (error) {
        toast({ text: errorText(common, error), isError: true })
      }
    },
    addImage: (image: Image) => {
      setImages((all) => [...all, image])
      dispatch({ type: "add-image", id: image.id, texts: imageTexts(image) })
    },
    removeImage: (imageId: number) => {
      setImages((all) => all.filter((image) => image.id !== imageId))
      dispatch({ type: "remove-image", id: imageId })
    },
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
