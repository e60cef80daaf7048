import { type RefObject, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Records } from "../api/calls.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useFormerVersion } from "../history/use-former-version.ts"
import { fileFault } from "../image/check-file.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { dropUploads, unsavedUploads } from "../image/drop-uploads.ts"
import { draftContent } from "../editor/draft-content.ts"
import type { Values } from "../editor/edit-state.ts"
import { newPicture, onlyPicture, pictureOf, shownPictures } from "../editor/pictures.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { type FormKind, type SendTarget, sendRecord } from "../editor/send-record.ts"
import { useAfterUploads } from "../editor/use-after-uploads.ts"
import { type PublishChoice, type SaveAim, useDrafting } from "../editor/use-drafting.ts"
import { useEditing } from "../editor/use-editing.ts"
import { useMarkCurrent } from "../editor/use-mark-current.ts"
import { reviewFields } from "../editor/review-fields.ts"
import { entriesOf } from "../editor/unsaved-input.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { useUnsaved } from "../editor/use-unsaved.ts"

interface RecordFormOptions<K extends FormKind> extends SendTarget<K> {
  /** Key of a new record's unsaved input. */
  unsavedAs?: string
  /** Initial values of the fields. */
  start: Values
  /** Whether the record has one image, with its texts in the form, and whether it is required. */
  image?: "required" | "optional"
  /** Returns validation errors by field. */
  check: (values: Values) => Record<string, string>
  /** Publication state of the record; null or absent where every save is live. */
  publication?: Publication | null
  /** The form stays busy until this resolves; `isDraft` when the site did not change, which was announced. */
  onDone: (record: Records[K], isDraft: boolean) => void | Promise<void>
}

// A new record has no draft.
const noRecord: EditableRecord = { id: 0, version: 0, updated_at: "", image_list: [] }

/** Form of a record in a dialog, new or stored: input kept on this device, validated, sent in one go. */
export function useRecordForm<K extends FormKind>(
  form: RefObject<HTMLFormElement | null>,
  given: RecordFormOptions<K>,
) {
  // A new record may be created hidden.
  const options = given.record ? given : { ...given, start: { hidden: "", ...given.start } }
  const { images, editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const deleted = useDeletedToast()
  const { kind, upload, image, publication = null } = options
  const [record, setRecord] = useState(options.record)
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const at = { kind, id: record?.id ?? null }
  const live = (options.record ?? noRecord) as Records[K] & EditableRecord
  const isTranslator = useIsTranslator()
  const fields = [...Object.keys(options.start), ...(publication && isTranslator ? reviewFields : [])]
  const drafting = useDrafting({ at: { kind, id: live.id }, record: live, fields, start: publication })
  const aim = useRef<SaveAim>({ to: "site", choice: null })
  const keep = (stored: Records[K]) => {
    drafting.keepLive(stored)
    setRecord(stored)
  }
  const editing = useEditing<Records[K]>({
    unsavedIn: entriesOf(kind, record?.id ?? options.unsavedAs ?? "new"),
    start:
      options.record && publication
        ? draftContent(live, publication, fields)
        : { fields: options.start, pictures: image ? [newPicture()] : [] },
    version: record?.version ?? 0,
    send: async (from, dispatch) => {
      setShare(0)
      const { publication: waiting } = drafting.now()
      const { current: to } = aim
      if (to.to === "draft") {
        await drafting.saveDraft(from, dispatch)
        return drafting.now().live
      }
      const stored =
        waiting && (waiting.draft || to.choice)
          ? await drafting.publish(from, to.choice, dispatch)
          : await sendRecord<K>({ ...options, record }, from, {
              files,
              uploads: waiting?.images ?? [],
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
    onMet: keep,
    meets: async (error, from) => {
      const { publication: waiting } = drafting.now()
      if (!waiting || (aim.current.to === "site" && !waiting.draft)) return null
      const found = await drafting.meet(error, from)
      if (!found) return null
      const met = () => {
        found.met()
        setRecord(drafting.now().live)
      }
      return { current: found.current as Records[K], from: found.from, met }
    },
    onSaved: async (stored) => {
      if (!stored) return
      const isDraft = aim.current.to === "draft"
      if (isDraft) toast({ text: texts.draftSaved })
      keep(stored)
      // Lists show hidden records and drafts.
      await refresh("GET /draft")
      await options.onDone(stored, isDraft)
    },
    onRefused: (error) => {
      setFailure(errorText(common, error))
      focusFirstInvalid(form)
    },
    explain: (error) => fieldErrorTexts(common, error),
  })
  const { dispatch, version, unsaved } = editing
  const uploads = drafting.publication?.images ?? []
  const known = [...(record?.image_list ?? []), ...uploads]
  const restoreVersion = useFormerVersion(editing, image ? known : [])
  const saving = useAfterUploads((uploaded) => {
    if (uploaded === "failed") focusFirstInvalid(form)
    else void editing.save()
  })
  const isSaving = editing.isSaving || saving.isWaiting
  const { run } = useAction()
  const isTyped = editing.changed.length > 0 || files.length > 0
  useUnsaved(isTyped)
  const markCurrent = useMarkCurrent(at, version, (stored) => {
    keep(stored)
    dispatch({ type: "saved", version: stored.version })
  })
  const save = (to: SaveAim) => {
    if (isSaving) return
    aim.current = to
    setFailure(null)
    saving.request()
  }
  const publish = (choice: PublishChoice | null = null) => save({ to: "site", choice })
  const close = () => options.onDone(drafting.now().live, true)
  const submit = () => {
    if (isSaving) return
    setFailure(null)
    const isFileMissing = upload?.isRequired && !record && files.length === 0
    const found = { ...options.check(editing.values), ...(isFileMissing ? { images: common.fileFirst } : {}) }
    editing.setErrors(found)
    if (Object.keys(found).length > 0 || files.some(fileFault)) focusFirstInvalid(form)
    else publish()
  }
  return {
    ...editing,
    isSaving,
    onUploading: saving.onUploading,
    kind,
    record,
    files,
    failure,
    /** Uploaded share; null when idle. */
    share: isSaving ? share : null,
    isTyped,
    markCurrent,
    /** All images that the form may show. */
    images: known,
    isImageRequired: image === "required",
    setAlt: (language: Language, value: string) =>
      dispatch({ type: "alt", id: editing.pictures[0]?.id ?? onlyPicture, language, value }),
    /** Adds an uploaded image, which replaces the present one with the next save. */
    addUpload: (added: Image) => {
      drafting.keepUploads((all) => [...all, added])
      dispatch({ type: "add-picture", picture: pictureOf(added), isOnly: true })
      editing.setErrors(({ image_list: _corrected, ...others }) => others)
    },
    setFiles: (chosen: readonly File[]) => {
      setFiles(chosen)
      editing.setErrors(({ images: _corrected, ...others }) => others)
    },
    submit,
    restoreVersion,
    /** Draft of the record; null where every save is live. */
    drafted:
      record === null || publication === null
        ? null
        : {
            kind,
            at: { kind, id: record.id },
            record,
            images: known,
            state: editing.state,
            dispatch,
            changed: editing.changed,
            isUploading: saving.isUploading,
            drafting,
            publish,
            saveDraft: () => {
              if (isTyped) save({ to: "draft" })
            },
            dropDraft: () =>
              run(async () => {
                await drafting.drop()
                toast({ text: texts.draftDropped })
                // Input of this form is offered again.
                await close()
              }),
            /** The draft was saved by a dialog of its own. */
            end: async () => {
              unsaved.forget()
              await close()
            },
            takeStored(stored: Records[K]) {
              keep(stored)
              dispatch({ type: "saved", version: stored.version })
            },
            takeStale: editing.takeStale,
            latestVersion: () => drafting.now().live.version,
          },
    /** Discards input and uploads of this form; keeps those of other forms. */
    forget: () => {
      unsaved.forget()
      if (record) dropUploads({ kind, id: record.id }, unsavedUploads(editing.state, uploads))
    },
  }
}

export type RecordForm<K extends FormKind = FormKind> = ReturnType<typeof useRecordForm<K>>
export type DraftedForm = NonNullable<RecordForm["drafted"]>
