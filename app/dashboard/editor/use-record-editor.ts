import { useEffect, useReducer, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { RecordKind } from "#contract/record-constants.ts"
import type { ApiError } from "../api/call-api.ts"
import { callRecord, restoreVersion } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useDismissToasts, useToast } from "../ui/toasts.tsx"
import { changedKeys, edit, startEditing } from "./edit-state.ts"
import { draftConflict } from "./draft-conflict.ts"
import { mergeValues } from "./merge.ts"
import { type EditableRecord, fieldValues, recordValues } from "./record-values.ts"
import { saveRecord } from "./save-record.ts"
import { useMarkCurrent } from "./use-mark-current.ts"
import { useRecordImages } from "./use-record-images.ts"
import { useDraft } from "./use-draft.ts"
import { useSaving } from "./use-saving.ts"
import { useSaveKey } from "./use-save-key.ts"
import { useLeaveQuestion, useUnsaved } from "./use-unsaved.ts"

interface RecordEditorOptions {
  /** What is said after saving, if not the usual. */
  savedText?: string
}

/** Editing of one record with texts in three languages and pictures: what is typed, what is stored, and the way between. */
export function useRecordEditor<K extends RecordKind>(
  kind: K,
  loaded: Records[K] & EditableRecord,
  fields: readonly (keyof Records[K] & string)[],
  { savedText }: RecordEditorOptions = {},
) {
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const dismissToasts = useDismissToasts()
  const { id } = loaded
  const at = { kind, id }
  const [record, setRecord] = useState(loaded)
  const [state, dispatch] = useReducer(edit, loaded, (first) =>
    startEditing(recordValues(first, fields), first.version),
  )
  // An answer may leave out what only the address says.
  const keep = (stored: Records[K]) => setRecord((last) => ({ ...last, ...stored }))
  const pictures = useRecordImages(loaded.image_list, dispatch)
  const { images } = pictures
  const saving = useSaving<Records[K]>({
    fields,
    state,
    dispatch,
    send: (from) => saveRecord({ at, fields, images }, from, dispatch),
    onStored: keep,
    onSaved: () => toast({ text: savedText ?? common.updated, about: "save" }),
    onRefused: (error, again) => {
      const action = { label: common.tryAgain, run: again }
      toast({ text: `${texts.saveFailed} ${errorText(common, error)}`, isError: true, about: "save", action })
      focusFirstInvalid({ current: document.getElementById("main") })
    },
  })
  const draft = useDraft(kind, id, state, () => toast({ text: texts.draftFull, isError: true }))
  const markCurrent = useMarkCurrent(at, state.version, (stored) => {
    keep(stored)
    dispatch({ type: "saved", sent: {}, stored: {}, version: stored.version })
  })
  const mayLeave = useRef(false)
  const changed = changedKeys(state)
  useUnsaved(changed.length > 0)
  useLeaveQuestion(changed.length > 0, mayLeave)
  const save = () => {
    if (changed.length > 0) saving.save()
  }
  useSaveKey(save)

  const latest = useRef(state.version)
  const takeVersion = (version: number) => {
    latest.current = version
    dispatch({ type: "saved", sent: {}, stored: {}, version })
  }
  useEffect(() => {
    latest.current = state.version
  }, [state.version])
  const take = (stored: Records[K]) => {
    const theirs = fieldValues(stored, fields)
    const merged = mergeValues(state.base, state.values, theirs)
    if (merged.conflicts.length > 0) return saving.setConflict({ current: stored, theirs, mine: state, merged })
    keep(stored)
    dispatch({ type: "rebase", base: theirs, values: merged.values, version: stored.version })
  }
  const restoreDraft = () => {
    const content = draft.offered?.content
    if (!content) return
    dispatch({ type: "restore", values: content.values })
    draft.forget()
    saving.setConflict(draftConflict(content, state))
  }
  return {
    kind,
    at,
    record,
    images: pictures.images,
    values: state.values,
    version: state.version,
    changed,
    errors: saving.errors,
    isSaving: saving.isSaving,
    conflict: saving.conflict,
    save,
    draft: { offered: draft.offered, restore: restoreDraft, drop: draft.remove },
    set: (key: string, value: string) => dispatch({ type: "set", key, value }),
    discard: () => {
      dispatch({ type: "discard" })
      saving.setErrors({})
      dismissToasts("save")
    },
    markCurrent,
    /** Saves a former version again; resolves with what brings it into the form, where what is typed stays, or both versions are shown. */
    restoreVersion: async (former: number) => {
      const stored = await restoreVersion(at, former, state.version)
      return () => take(stored)
    },
    /** Returns the version as it is now, for calls that outlive a render. */
    latestVersion: () => latest.current,
    takeVersion,
    /** Takes over the record that a stale call was refused with. */
    takeStale: (error: unknown) => {
      if (isCode(error, "stale")) take((error as ApiError).problem.current as Records[K])
    },
    /** Reads the record again after a change made elsewhere on this screen. */
    readAgain: async () => {
      try {
        take(await callRecord(at, "GET"))
      } catch (error) {
        toast({ text: errorText(common, error), isError: true })
      }
    },
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
export type RecordEditor<K extends RecordKind = RecordKind> = ReturnType<typeof useRecordEditor<K>>
