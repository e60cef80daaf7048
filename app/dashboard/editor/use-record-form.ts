import { useQuery } from "@tanstack/react-query"
import { type FormEvent, type RefObject, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Records } from "../api/calls.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { read, useRefresh } from "../api/read.ts"
import { useFormerVersion } from "../history/use-former-version.ts"
import { fileFault } from "../image/check-file.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useToast } from "../ui/toasts.tsx"
import { dropUploads, unsavedUploads } from "../image/drop-uploads.ts"
import type { Values } from "./edit-state.ts"
import { newPicture, onlyPicture, pictureOf, picturesOf, shownPictures } from "./pictures.ts"
import { type FormKind, type SendTarget, sendRecord } from "./send-record.ts"
import { useAfterUploads } from "./use-after-uploads.ts"
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
  given: RecordFormOptions<K>,
) {
  // Its maker may keep a new record from visitors.
  const options = given.record ? given : { ...given, start: { hidden: "", ...given.start } }
  const { images, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const deleted = useDeletedToast()
  const { kind, upload, image } = options
  const [record, setRecord] = useState(options.record)
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const at = { kind, id: record?.id ?? null }
  const [uploads, setUploads] = useState<readonly Image[]>([])
  const waiting = useQuery({
    ...read("GET /draft/:kind/:id", { params: { kind, id: options.record?.id ?? 0 } }),
    enabled: image !== undefined && options.record !== null,
  })
  const shownAtFirst = options.record ? picturesOf(options.record.image_list, []) : [newPicture()]
  const editing = useEditing<Records[K]>({
    unsavedIn: entriesOf(kind, record?.id ?? options.unsavedAs ?? "new"),
    start: { fields: options.start, pictures: image ? shownAtFirst : [] },
    version: record?.version ?? 0,
    send: async (from, dispatch) => {
      setShare(0)
      const stored = await sendRecord<K>({ ...options, record }, from, {
        files,
        uploads,
        onProgress: setShare,
        report: dispatch,
        onAltLost: () => toast({ text: images.altLost, isError: true }),
      })
      const [gone] = shownPictures(from.stored.pictures)
      if (record && gone && shownPictures(from.typed.pictures).length === 0) deleted(`image-${gone.id}`)
      return stored
    },
    isDone: true,
    hasOnePicture: true,
    onMet: setRecord,
    onSaved: async (stored) => {
      if (!stored) return
      setRecord(stored)
      // Lists say of a new record whether it is published.
      await refresh("GET /draft")
      await options.onDone(stored)
    },
    onRefused: (error) => {
      setFailure(errorText(common, error))
      focusFirstInvalid(form)
    },
    explain: (error) => fieldErrorTexts(common, error),
  })
  const { dispatch, version, unsaved } = editing
  const known = [...(record?.image_list ?? []), ...uploads]
  // What an earlier visit has uploaded and not saved, for its unsaved input.
  const [hasAsked, setHasAsked] = useState(false)
  if (waiting.data && !hasAsked) {
    setHasAsked(true)
    setUploads((all) => [...waiting.data.images, ...all])
    for (const left of waiting.data.images)
      dispatch({ type: "add-picture", picture: { ...pictureOf(left), isGone: true } })
  }
  const restoreVersion = useFormerVersion(editing, image ? known : [])
  const saving = useAfterUploads((uploaded) => {
    if (uploaded === "failed") focusFirstInvalid(form)
    else void editing.save()
  })
  const isSaving = editing.isSaving || saving.isWaiting
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
    else saving.request()
  }
  return {
    ...editing,
    isSaving,
    onUploading: saving.onUploading,
    kind,
    record,
    files,
    failure,
    /** Share that is sent; null while nothing is under way. */
    share: isSaving ? share : null,
    isTyped,
    markCurrent,
    /** Every image that the form might show. */
    images: known,
    isImageRequired: image === "required",
    setAlt: (language: Language, value: string) =>
      dispatch({ type: "alt", id: editing.pictures[0]?.id ?? onlyPicture, language, value }),
    /** Takes in an uploaded image, which takes the place of the present one with the next save. */
    addUpload: (added: Image) => {
      setUploads((all) => [...all, added])
      dispatch({ type: "add-picture", picture: pictureOf(added), isOnly: true })
      editing.setErrors(({ image_list: _corrected, ...others }) => others)
    },
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      editing.setErrors(({ images: _corrected, ...others }) => others)
    },
    submit,
    restoreVersion,
    /** What was typed and uploaded here is given up; what other forms have left stays. */
    forget: () => {
      unsaved.forget()
      if (record) dropUploads({ kind, id: record.id }, unsavedUploads(editing.state, uploads))
    },
  }
}

export type RecordForm<K extends FormKind = FormKind> = ReturnType<typeof useRecordForm<K>>
