import { type FormEvent, type RefObject, useReducer, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { ApiError } from "../api/call-api.ts"
import { restoreVersion } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { fileFault } from "../images/check-file.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useToast } from "../ui/toasts.tsx"
import { type Values, changedKeys, edit, startEditing } from "./edit-state.ts"
import { draftConflict } from "./draft-conflict.ts"
import { mergeValues } from "./merge.ts"
import { goneKey, isPictureKey } from "./picture-keys.ts"
import { fieldValues } from "./record-values.ts"
import { type FormKind, type SendTarget, sendRecord } from "./send-record.ts"
import { useDraft } from "./use-draft.ts"
import { useMarkCurrent } from "./use-mark-current.ts"
import { useSaving } from "./use-saving.ts"
import { useUnsaved } from "./use-unsaved.ts"

interface RecordFormOptions<K extends FormKind> extends SendTarget<K> {
  draftOf?: string
  /** What stands in the form at first. */
  start: Values
  /** Why values cannot be sent, by field. */
  check: (values: Values) => Record<string, string>
  /** The form stays busy until this is through. */
  onDone: (record: Records[K]) => void | Promise<void>
}

/** A record in a dialog, new or stored: what is typed and chosen, kept as a draft, checked, sent at once. */
export function useRecordForm<K extends FormKind>(
  form: RefObject<HTMLFormElement | null>,
  options: RecordFormOptions<K>,
) {
  const { editor: texts, images, common } = useDashboardTexts()
  const toast = useToast()
  const deleted = useDeletedToast()
  const { kind, upload } = options
  const [record, setRecord] = useState(options.record)
  const [state, dispatch] = useReducer(edit, null, () => startEditing(options.start, record?.version ?? 0))
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const changed = changedKeys(state)
  const isTyped = changed.length > 0 || files.length > 0
  const draft = useDraft(kind, record?.id ?? options.draftOf ?? "new", state, () =>
    toast({ text: texts.draftFull, isError: true }),
  )
  useUnsaved(isTyped)
  const fields = Object.keys(options.start).filter((key) => !isPictureKey(key))
  const saving = useSaving<Records[K]>({
    fields,
    state,
    dispatch,
    send: (from) => {
      setShare(0)
      const onAltLost = () => toast({ text: images.altLost, isError: true })
      return sendRecord({ ...options, record }, from, {
        files,
        onProgress: setShare,
        tell: dispatch,
        onAltLost,
        onImageGone: (image) => deleted(`image-${image.id}`),
      })
    },
    onStored: setRecord,
    onSaved: async (stored) => {
      dispatch({ type: "saved", sent: state.values, stored: state.values })
      draft.remove()
      if (stored) await options.onDone(stored)
    },
    onRefused: (error) => {
      setFailure(errorText(common, error))
      focusFirstInvalid(form)
    },
  })
  const markCurrent = useMarkCurrent({ kind, id: record?.id ?? null }, state.version, (stored) => {
    setRecord(stored)
    dispatch({ type: "saved", sent: {}, stored: {}, version: stored.version })
  })
  const forgive = (key: string) => saving.setErrors(({ [key]: _corrected, ...others }) => others)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isSaving) return
    setFailure(null)
    const isFileMissing = upload?.isRequired && !record && files.length === 0
    const found = { ...options.check(state.values), ...(isFileMissing ? { images: common.fileFirst } : {}) }
    saving.setErrors(found)
    if (Object.keys(found).length > 0 || files.some(fileFault)) focusFirstInvalid(form)
    else saving.save()
  }
  const take = (stored: Records[K]) => {
    const theirs = fieldValues(stored, fields)
    const merged = mergeValues(state.base, state.values, theirs)
    if (merged.conflicts.length > 0) return saving.setConflict({ current: stored, theirs, mine: state, merged })
    setRecord(stored)
    dispatch({ type: "rebase", base: theirs, values: merged.values, version: stored.version })
  }
  return {
    kind,
    record,
    version: state.version,
    values: state.values,
    changed,
    files,
    errors: saving.errors,
    failure,
    /** Share that is sent; null while nothing is under way. */
    share: saving.isSaving ? share : null,
    isSaving: saving.isSaving,
    isTyped,
    conflict: saving.conflict,
    markCurrent,
    set: (key: string, value: string) => {
      dispatch({ type: "set", key, value })
      forgive(key)
    },
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      // Another image takes its place: nothing is left to take away.
      if (state.values[goneKey]) dispatch({ type: "set", key: goneKey, value: "" })
      forgive("images")
    },
    submit,
    /** Saves a former version again; resolves with what brings it into the form, where what is typed stays, or both versions are shown. */
    restoreVersion: async (former: number) => {
      const stored = await restoreVersion({ kind, id: record?.id ?? null }, former, state.version)
      return () => take(stored)
    },
    /** Takes over the record that a stale call was refused with. */
    takeStale: (error: unknown) => {
      if (isCode(error, "stale")) take((error as ApiError).problem.current as Records[K])
    },
    /** What was typed is given up; an older draft that nobody has answered stays. */
    forget: () => {
      if (!draft.offered) draft.remove()
    },
    draft: {
      offered: draft.offered,
      restore: () => {
        const content = draft.offered?.content
        if (!content) return
        dispatch({ type: "restore", values: content.values })
        draft.forget()
        saving.setConflict(draftConflict(content, state))
      },
      drop: draft.remove,
    },
  }
}

export type RecordForm<K extends FormKind = FormKind> = ReturnType<typeof useRecordForm<K>>
