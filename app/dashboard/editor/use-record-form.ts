import { type FormEvent, type RefObject, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Records } from "../api/calls.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useFormerVersion } from "../history/use-former-version.ts"
import { fileFault } from "../image/check-file.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useToast } from "../ui/toasts.tsx"
import type { Values } from "./edit-state.ts"
import { onePicture, onlyPicture } from "./pictures.ts"
import { type FormKind, type SendTarget, sendRecord } from "./send-record.ts"
import { useEditing } from "./use-editing.ts"
import { useMarkCurrent } from "./use-mark-current.ts"
import { entriesOf } from "./unsaved-input.ts"
import { useUnsaved } from "./use-unsaved.ts"

interface RecordFormOptions<K extends FormKind> extends SendTarget<K> {
  /** Names the unsaved input of a new record. */
  unsavedAs?: string
  /** What the fields hold at first. */
  start: Values
  /** Whether the record has one image, with its texts in the form, and whether it may do without. */
  image?: "required" | "optional"
  /** Why values cannot be sent, by field. */
  check: (values: Values) => Record<string, string>
  /** The form stays busy until this is through. */
  onDone: (record: Records[K]) => void | Promise<void>
}

/** A record in a dialog, new or stored: what is typed and chosen, kept on this device, checked, sent at once. */
export function useRecordForm<K extends FormKind>(
  form: RefObject<HTMLFormElement | null>,
  options: RecordFormOptions<K>,
) {
  const { images, common } = useDashboardTexts()
  const toast = useToast()
  const deleted = useDeletedToast()
  const { kind, upload, image } = options
  const [record, setRecord] = useState(options.record)
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const at = { kind, id: record?.id ?? null }
  const editing = useEditing<Records[K]>({
    unsavedIn: entriesOf(kind, record?.id ?? options.unsavedAs ?? "new"),
    start: { fields: options.start, pictures: image ? onePicture(options.record?.image_list[0]) : [] },
    version: record?.version ?? 0,
    send: (from, dispatch) => {
      setShare(0)
      return sendRecord<K>({ ...options, record }, from, {
        files,
        onProgress: setShare,
        report: dispatch,
        onAltLost: () => toast({ text: images.altLost, isError: true }),
        onImageGone: (gone: Image) => deleted(`image-${gone.id}`),
      })
    },
    isDone: true,
    onMet: setRecord,
    onSaved: async (stored) => {
      if (!stored) return
      setRecord(stored)
      await options.onDone(stored)
    },
    onRefused: (error) => {
      setFailure(errorText(common, error))
      focusFirstInvalid(form)
    },
    explain: (error) => fieldErrorTexts(common, error),
  })
  const { dispatch, version, unsaved, isSaving } = editing
  const [shown] = record?.image_list ?? []
  const restoreVersion = useFormerVersion(editing, image && shown ? [{ ...shown, id: onlyPicture }] : [])
  const isTyped = editing.changed.length > 0 || files.length > 0
  useUnsaved(isTyped)
  const markCurrent = useMarkCurrent(at, version, (stored) => {
    setRecord(stored)
    dispatch({ type: "saved", version: stored.version })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setFailure(null)
    const isFileMissing = upload?.isRequired && !record && files.length === 0
    const found = { ...options.check(editing.values), ...(isFileMissing ? { images: common.fileFirst } : {}) }
    editing.setErrors(found)
    if (Object.keys(found).length > 0 || files.some(fileFault)) focusFirstInvalid(form)
    else void editing.save()
  }
  return {
    ...editing,
    kind,
    record,
    files,
    failure,
    /** Share that is sent; null while nothing is under way. */
    share: isSaving ? share : null,
    isTyped,
    markCurrent,
    /** The record's one image, as it is edited. */
    picture: editing.pictures[0],
    setAlt: (language: Language, value: string) => dispatch({ type: "alt", id: onlyPicture, language, value }),
    /** Takes the stored image away with the next save; null where that is not offered. */
    setGone:
      image === "optional" && record ? (isGone: boolean) => dispatch({ type: "gone", id: onlyPicture, isGone }) : null,
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      // Another image takes its place: nothing is left to take away.
      dispatch({ type: "gone", id: onlyPicture, isGone: false })
      editing.setErrors(({ images: _corrected, ...others }) => others)
    },
    submit,
    restoreVersion,
    /** What was typed here is given up; what other forms have left stays. */
    forget: unsaved.forget,
  }
}

export type RecordForm<K extends FormKind = FormKind> = ReturnType<typeof useRecordForm<K>>
