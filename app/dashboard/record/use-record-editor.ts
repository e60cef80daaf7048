import { type RefObject, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { Image } from "#contract/image.ts"
import type { Publication } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Records } from "../api/calls.ts"
import { fieldErrorTexts } from "../api/error-text.ts"
import { draftContent } from "../editor/draft-content.ts"
import { type Content, type EditState, changesOf } from "../editor/edit-state.ts"
import { pictureOf, shownPictures } from "../editor/pictures.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { reviewFields } from "../editor/review-fields.ts"
import { entriesOf } from "../editor/unsaved-input.ts"
import { useAfterUploads } from "../editor/use-after-uploads.ts"
import { useEditing } from "../editor/use-editing.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { useFormerVersion } from "../history/use-former-version.ts"
import { dropUploads, unsavedUploads } from "../image/drop-uploads.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { focusFirstInvalid } from "../ui/use-form.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import type { Joint, JointPublication, ByLanguage } from "../translations/joint.ts"
import { jointStore } from "./joint-store.ts"
import { singleStore } from "./record-store.ts"
import { saveRecord } from "./save-record.ts"
import { type SaveTarget, useDrafting } from "./use-drafting.ts"
import type { PublishChoice } from "./record-store.ts"
import { useMarkCurrent } from "./use-mark-current.ts"
import type { StoredRecord } from "./stored-record.ts"

interface RecordEditorOptions<K extends RecordKind> {
  kind: K
  /** Null for a new record. */
  record: StoredRecord<K> | null
  /** Draft and plans of the record; null for a new one, and for a kind that is always live. */
  publication: Publication | null
  fields: readonly string[]
  /** How the records of the languages are joined, for a thing that has one in each. */
  joint?: Joint | undefined
  /** A new record: its content, the key of its unsaved input, and how it is sent. */
  fresh?: { content: Content; unsavedAs: string; post: (from: EditState) => Promise<Records[K]> }
  /** The form in a dialog, which one save completes; absent on a screen. */
  dialog?: RefObject<HTMLFormElement | null>
  /** The record has at most one picture. */
  hasOnePicture?: boolean
  /** The form stays busy until this resolves. */
  onSaved: (record: StoredRecord<K>, isDraft: boolean) => void | Promise<void>
  onRefused: (error: unknown, again: () => void) => void
  /** The draft was dropped; by default the form shows the live record. */
  onDropped?: (live: StoredRecord<K>) => Promise<void>
}

const noRecord: EditableRecord = { id: 0, version: 0, updated_at: "", image_list: [] }

/**
 * Editor of one record, on a screen or in a dialog: typed and stored content, unsaved input, pictures, draft, conflicts,
 * and saving to the draft or the site.
 */
export function useRecordEditor<K extends RecordKind>(options: RecordEditorOptions<K>) {
  const { kind, fresh, dialog, hasOnePicture = false } = options
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const notifyDeleted = useDeletedToast()
  const isTranslator = useIsTranslator()
  const loaded = options.record ?? (noRecord as StoredRecord<K>)
  const [record, setRecord] = useState(loaded)
  const at = { kind, id: record.id }
  const fields = options.publication && isTranslator ? [...options.fields, ...reviewFields] : options.fields
  const [images, setImages] = useState([...loaded.image_list, ...(options.publication?.images ?? [])])
  const [joined] = useState(() => joinedStore(options, !isTranslator))
  const store = joined ?? singleStore(at)
  const drafting = useDrafting<StoredRecord<K>>({
    store,
    record: loaded,
    fields,
    start: options.publication,
  })
  /** Adds images that the form may show, whether or not the record has them. */
  const addImages = (added: readonly Image[]) =>
    setImages((all) => [...all.filter((image) => added.every(({ id }) => id !== image.id)), ...added])
  // A response may omit what only the path contains.
  const acceptRecord = (stored: Records[K] & Partial<EditableRecord>) => {
    const { image_list = [] } = stored
    store.accept?.(stored)
    drafting.acceptLive(stored)
    drafting.changeUploads((all) => all.filter((upload) => image_list.every(({ id }) => id !== upload.id)))
    addImages(image_list)
    setRecord((last) => ({ ...last, ...stored }))
  }
  const acceptOther = (accept: () => void) => () => {
    accept()
    const { live, publication: now } = drafting.now()
    setRecord(live)
    addImages([...live.image_list, ...(now?.images ?? [])])
  }
  const target = useRef<SaveTarget>({ to: "site", choice: null })
  const editing = useEditing<Records[K]>({
    unsavedIn: entriesOf(kind, fresh && record.id === 0 ? fresh.unsavedAs : record.id),
    start: fresh?.content ?? draftContent(loaded, options.publication, fields),
    version: loaded.version,
    send: async (from, report) => {
      const { current: aim } = target
      if (aim.to === "draft") {
        await drafting.saveDraft(from, report)
        return null
      }
      const { publication, live } = drafting.now()
      const save = () => {
        if (publication && (publication.draft || aim.choice)) return drafting.publish(from, aim.choice, report)
        if (fresh && record.id === 0) return fresh.post(from)
        if (changesOf(from).length === 0) return live
        return saveRecord({ store, fields, uploads: publication?.images ?? [] }, from, report)
      }
      const stored = await save()
      const [gone] = hasOnePicture ? shownPictures(from.stored.pictures) : []
      if (gone && shownPictures(from.typed.pictures).length === 0) notifyDeleted(`image-${gone.id}`)
      return stored
    },
    isDone: dialog !== undefined,
    hasOnePicture,
    onStoredElsewhere: acceptRecord,
    conflictOf: async (error, from) => {
      const { publication } = drafting.now()
      if (!publication || (target.current.to === "site" && !publication.draft)) return null
      const other = await drafting.conflictOf(error, from)
      return other && { ...other, accept: acceptOther(other.accept) }
    },
    onSaved: (stored) => {
      if (stored) acceptRecord(stored)
      return options.onSaved(drafting.now().live, target.current.to === "draft")
    },
    onRefused: options.onRefused,
    explain: (error) => fieldErrorTexts(common, error),
  })
  const { dispatch, changed, unsaved } = editing
  const inForm = images.filter(({ id }) => editing.state.typed.pictures.some((picture) => picture.id === id))
  const restoreVersion = useFormerVersion(editing, inForm)
  const acceptVersion = (stored: Records[K]) => {
    acceptRecord(stored)
    dispatch({ type: "saved", version: stored.version })
  }
  const markCurrent = useMarkCurrent(at, editing.version, acceptVersion)
  const saving = useAfterUploads((uploads) => {
    if (dialog && uploads === "failed") focusFirstInvalid(dialog)
    else void editing.save()
  })
  const isSaving = editing.isSaving || saving.isWaiting
  const save = (to: SaveTarget) => {
    if (isSaving) return
    target.current = to
    saving.request()
  }
  /** Shows a record in place of all that is typed. */
  const restart = (stored: StoredRecord<K>) => {
    const content = draftContent(stored, drafting.now().publication, fields)
    dispatch({ type: "start", content, version: stored.version })
  }
  const { run } = useAction({ about: "save" })
  return {
    ...editing,
    kind,
    at,
    store,
    joint: options.joint,
    record,
    images,
    drafting,
    isSaving,
    isUploading: saving.isUploading,
    onUploading: saving.onUploading,
    /** Publishes the form's content, with the draft if there is one: all of it, or a selection. */
    publish: (choice: PublishChoice | null = null) => {
      if (dialog || changed.length > 0 || drafting.draft) save({ to: "site", choice })
    },
    saveDraft: () => {
      if (changed.length > 0) save({ to: "draft" })
    },
    dropDraft: () =>
      run(async () => {
        const live = await drafting.drop()
        toast({ text: texts.draftDropped, about: "save" })
        await (options.onDropped ? options.onDropped(live) : restart(live))
      }),
    markCurrent,
    restoreVersion,
    /** Merges what others have saved meanwhile into the form, without saving. */
    mergeOthers: () =>
      run(async () => {
        const other = await drafting.readOther(editing.state)
        if (other) editing.mergeStored({ ...other, accept: acceptOther(other.accept) })
      }),
    /** Shows a newer record in place of one without unsaved changes. */
    replace(stored: StoredRecord<K>) {
      acceptRecord(stored)
      restart(stored)
    },
    /** Returns the current version, for calls that outlive a render. */
    latestVersion: () => drafting.now().live.version,
    /** Accepts a record stored by a call that does not affect unsaved input. */
    acceptVersion(stored: Records[K]) {
      acceptVersion(stored)
    },
    /** Adds an uploaded or stored image, which the next save adds to the record, or puts in place of another one. */
    addUpload: (image: Image, replaces?: number) => {
      addImages([image])
      drafting.changeUploads((all) => [...all, image])
      dispatch({ type: "add-picture", picture: pictureOf(image), isOnly: hasOnePicture, replaces })
      editing.setErrors(({ image_list: _corrected, ...others }) => others)
    },
    /** Discards uploads of this form that no save has named. */
    forgetUploads: () => {
      const uploads = unsavedUploads(editing.state, drafting.now().publication?.images ?? [])
      dispatch({ type: "drop-pictures", ids: uploads.map(({ id }) => id) })
      drafting.changeUploads((all) => all.filter((upload) => !uploads.includes(upload)))
      dropUploads(at, uploads)
    },
    /** The record was deleted: nothing is left to save, and leaving needs no confirmation. */
    releaseAfterDelete: () => {
      flushSync(() => dispatch({ type: "discard" }))
      unsaved.forget()
      for (const { key } of unsaved.offers) unsaved.drop(key)
    },
  }
}

/** Returns the calls to the records of a thing in its languages; null for a single record. */
function joinedStore<K extends RecordKind>(
  { kind, joint, record, publication }: RecordEditorOptions<K>,
  mayAdd: boolean,
) {
  const publications = (publication as JointPublication | null)?.members
  const members = record?.members as ByLanguage<StoredRecord<K>> | undefined
  return joint && members && publications
    ? jointStore<K>({ kind, joint, members, publications, mayAddPictures: mayAdd })
    : null
}

/** What the parts of a form need of its editor, for any kind of record. */
export type RecordEditor<K extends RecordKind = RecordKind> = ReturnType<typeof useRecordEditor<K>>
