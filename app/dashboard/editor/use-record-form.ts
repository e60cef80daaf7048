import { type FormEvent, type RefObject, useReducer, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { fileFault } from "../images/check-file.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useToast } from "../ui/toasts.tsx"
import { type EditState, type Values, changedKeys, edit, pick, startEditing } from "./edit-state.ts"
import { draftConflict } from "./draft-conflict.ts"
import { useDraft } from "./use-draft.ts"
import { useSaving } from "./use-saving.ts"
import { useUnsaved } from "./use-unsaved.ts"

interface RecordFormOptions<R> {
  /** Names the draft, with the record's id or `draftOf`. */
  kind: string
  draftOf?: string
  /** Where a new record is posted; one that exists has its id behind it. */
  path: string
  /** Null for one that does not exist yet. */
  record: R | null
  /** What stands in the form at first. */
  start: Values
  /** Field of the multipart body that carries files; null where there are none. */
  upload: { field: string; isRequired: boolean } | null
  startFiles?: readonly File[]
  /** How a record is saved that takes more than one call. */
  send?: ((from: EditState, files: readonly File[], onProgress: (share: number) => void) => Promise<R>) | null
  /** Why values cannot be sent, by field. */
  check: (values: Values) => Record<string, string>
  /** The form stays busy until this is through. */
  onDone: (record: R, files: readonly File[]) => void | Promise<void>
}

/** A record in a dialog, new or stored: what is typed and chosen, kept as a draft, checked, sent at once. */
export function useRecordForm<R extends { id: number; version: number }>(
  form: RefObject<HTMLFormElement | null>,
  options: RecordFormOptions<R>,
) {
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const { record, upload } = options
  const [state, dispatch] = useReducer(edit, null, () => startEditing(options.start, record?.version ?? 0))
  const [startFiles] = useState(options.startFiles ?? [])
  const [files, setFiles] = useState<readonly File[]>(startFiles)
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const isTyped = changedKeys(state).length > 0 || files !== startFiles
  const draft = useDraft(options.kind, record?.id ?? options.draftOf ?? "new", state, () =>
    toast({ text: texts.draftFull, isError: true }),
  )
  useUnsaved(isTyped)
  const saving = useSaving<R>({
    fields: Object.keys(options.start),
    state,
    dispatch,
    send: (from) => {
      setShare(0)
      return options.send ? options.send(from, files, setShare) : sendRecord<R>(options, from, files, setShare)
    },
    onStored: () => {},
    onSaved: async (stored) => {
      dispatch({ type: "saved", sent: state.values, stored: state.values })
      draft.remove()
      if (stored) await options.onDone(stored, files)
    },
    onRefused: (error) => {
      setFailure(errorText(common, error))
      focusFirstInvalid(form)
    },
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
  return {
    values: state.values,
    files,
    errors: saving.errors,
    failure,
    /** Share that is sent; null while nothing is under way. */
    share: saving.isSaving ? share : null,
    isSaving: saving.isSaving,
    isTyped,
    conflict: saving.conflict,
    set: (key: string, value: string) => {
      dispatch({ type: "set", key, value })
      forgive(key)
    },
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      forgive("images")
    },
    submit,
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

export type RecordForm = ReturnType<typeof useRecordForm<{ id: number; version: number }>>

/** All values of a new record, the changed ones of a stored one with the version that they were made on. */
function sendRecord<R extends { id: number }>(
  { path, record, upload }: Pick<RecordFormOptions<R>, "path" | "record" | "upload">,
  from: EditState,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<R> {
  const values = record ? pick(from.values, changedKeys(from)) : from.values
  const target = record ? `${path}/${record.id}` : path
  const call = { method: record ? "PATCH" : "POST", ...(record ? { version: from.version } : {}) } as const
  if (!upload) return callApi<R>(target, { ...call, json: values })
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append(upload.field, file)
  return callApi<R>(target, { ...call, form, onProgress })
}
