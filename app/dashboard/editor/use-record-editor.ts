import { useEffect, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord, postRestoreVersion } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useDismissToasts, useToast } from "../ui/toasts.tsx"
import { draftKey } from "./draft-store.ts"
import { pictureOf } from "./pictures.ts"
import { type EditableRecord, recordContent } from "./record-values.ts"
import { saveRecord } from "./save-record.ts"
import { useEditing } from "./use-editing.ts"
import { useMarkCurrent } from "./use-mark-current.ts"
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
  const [images, setImages] = useState<readonly Image[]>(loaded.image_list)
  // A response may leave out what only the address says.
  const keep = (stored: Records[K]) => setRecord((last) => ({ ...last, ...stored }))
  const editing = useEditing<Records[K]>({
    draftKey: draftKey(kind, id),
    start: recordContent(loaded, fields),
    version: loaded.version,
    send: (from, dispatch) => saveRecord({ at, fields, images }, from, dispatch),
    onMet: keep,
    onSaved: (stored) => {
      if (stored) keep(stored)
      toast({ text: savedText ?? common.updated, about: "save" })
    },
    onRefused: (error, again) => {
      const action = { label: common.tryAgain, run: again }
      toast({ text: `${texts.saveFailed} ${errorText(common, error)}`, isError: true, about: "save", action })
      focusFirstInvalid({ current: document.getElementById("main") })
    },
    explain: (error) => fieldErrorTexts(common, error),
  })
  const { dispatch, changed, version, draft } = editing
  const markCurrent = useMarkCurrent(at, version, (stored) => {
    keep(stored)
    dispatch({ type: "saved", version: stored.version })
  })
  // Read anew, as after something was brought back, a newer record takes the place of one that nobody is changing.
  const [seen, setSeen] = useState(loaded.version)
  if (loaded.version > seen) {
    setSeen(loaded.version)
    if (loaded.version > version && changed.length === 0 && !editing.isSaving) {
      keep(loaded)
      setImages(loaded.image_list)
      dispatch({ type: "start", content: recordContent(loaded, fields), version: loaded.version })
    }
  }
  const mayLeave = useRef(false)
  useUnsaved(changed.length > 0)
  useLeaveQuestion(changed.length > 0, mayLeave)
  const save = () => {
    if (changed.length > 0) void editing.save()
  }
  useSaveKey(save)

  const latest = useRef(version)
  useEffect(() => {
    latest.current = version
  }, [version])
  return {
    ...editing,
    kind,
    at,
    record,
    images,
    save,
    set: (key: string, value: string) => dispatch({ type: "set", key, value }),
    discard: () => {
      dispatch({ type: "discard" })
      editing.setErrors({})
      dismissToasts("save")
    },
    markCurrent,
    /** Saves a former version again; resolves with what brings it into the form, where what is typed stays, or both versions are shown. */
    restoreVersion: async (former: number) => {
      const stored = await postRestoreVersion(at, former, version)
      return () => editing.take(stored)
    },
    /** Returns the version as it is now, for calls that outlive a render. */
    latestVersion: () => latest.current,
    takeVersion: (now: number) => {
      latest.current = now
      dispatch({ type: "saved", version: now })
    },
    /** Reads the record again after a change made elsewhere on this screen. */
    readAgain: async () => {
      try {
        editing.take(await callRecord(at, "GET"))
      } catch (error) {
        toast({ text: errorText(common, error), isError: true })
      }
    },
    /** At a place counted from 0, else at the end. */
    addImage: (image: Image, position?: number) => {
      setImages((all) => [...all.filter((other) => other.id !== image.id), image])
      dispatch({ type: "add-picture", picture: pictureOf(image), ...(position === undefined ? {} : { at: position }) })
    },
    removeImage: (image: number) => {
      setImages((all) => all.filter((other) => other.id !== image))
      dispatch({ type: "remove-picture", id: image })
    },
    /** The record is gone: nothing is left to save, the screen may be left without a question. */
    letGo: () => {
      mayLeave.current = true
      dispatch({ type: "discard" })
      draft.drop()
    },
  }
}

/** What the parts of an editor's screen need to know, whatever kind of record it is. */
export type RecordEditor<K extends RecordKind = RecordKind> = ReturnType<typeof useRecordEditor<K>>
