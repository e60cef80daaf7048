import { useEffect, useRef, useState } from "react"
import type { Image } from "#contract/image.ts"
import type { Publication } from "#contract/publishing.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord, postRestoreVersion } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useFormerVersion } from "../history/use-former-version.ts"
import { dropUploads, unsavedUploads } from "../image/drop-uploads.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useDismissToasts, useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { draftContent } from "../editor/draft-content.ts"
import { pictureOf } from "../editor/pictures.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { reviewFields } from "../editor/review-fields.ts"
import { saveRecord } from "../editor/save-record.ts"
import { useAfterUploads } from "../editor/use-after-uploads.ts"
import { type PublishChoice, type SaveAim, useDrafting } from "../editor/use-drafting.ts"
import { useEditing } from "../editor/use-editing.ts"
import { useMarkCurrent } from "../editor/use-mark-current.ts"
import { useSaveKey } from "../editor/use-save-key.ts"
import { entriesOf } from "../editor/unsaved-input.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { useLeaveQuestion, useUnsaved } from "../editor/use-unsaved.ts"

interface RecordEditorOptions {
  /** Message after saving, if not the default. */
  savedText?: string
  /** Publication state of the record; absent for a kind that is always live. */
  publication?: Publication
}

/** Editor of one record with texts in three languages and pictures: typed and stored content, and saving. */
export function useRecordEditor<K extends RecordKind>(
  kind: K,
  loaded: Records[K] & EditableRecord,
  ownFields: readonly (keyof Records[K] & string)[],
  { savedText, publication }: RecordEditorOptions = {},
) {
  const { editor: texts, common } = useDashboardTexts()
  const toast = useToast()
  const dismissToasts = useDismissToasts()
  const { id } = loaded
  const at = { kind, id }
  const isTranslator = useIsTranslator()
  const fields: readonly string[] = publication && isTranslator ? [...ownFields, ...reviewFields] : ownFields
  const [record, setRecord] = useState(loaded)
  const [images, setImages] = useState<readonly Image[]>([...loaded.image_list, ...(publication?.images ?? [])])
  const drafting = useDrafting<Records[K] & EditableRecord>({ at, record: loaded, fields, start: publication ?? null })
  /** Adds images that the form may show, whether or not the record has them. */
  const know = (more: readonly Image[]) =>
    setImages((all) => [...all.filter(({ id: of }) => more.every((one) => one.id !== of)), ...more])
  const aim = useRef<SaveAim>({ to: "site", choice: null })
  // A response may omit what only the path contains.
  const keep = (stored: Records[K] & Partial<EditableRecord>) => {
    const { image_list = [] } = stored
    drafting.keepLive(stored)
    drafting.keepUploads((all) => all.filter((one) => image_list.every((image) => image.id !== one.id)))
    know(image_list)
    setRecord((last) => ({ ...last, ...stored }))
  }
  const editing = useEditing<Records[K]>({
    unsavedIn: entriesOf(kind, id),
    start: draftContent(loaded, publication ?? null, fields),
    version: loaded.version,
    send: async (from, report) => {
      const { current: to } = aim
      if (to.to === "draft") {
        await drafting.saveDraft(from, report)
        return null
      }
      const { publication: waiting } = drafting.now()
      if (waiting === null || (waiting.draft === null && to.choice === null))
        return saveRecord({ at, fields, uploads: waiting?.images ?? [] }, from, report)
      return drafting.publish(from, to.choice, report)
    },
    onMet: keep,
    meets: async (error, from) => {
      if (publication === undefined || (aim.current.to === "site" && drafting.now().publication?.draft === null))
        return null
      const found = await drafting.meet(error, from)
      return (
        found && {
          current: found.current as Records[K],
          from: found.from,
          met: () => {
            found.met()
            const { live, publication: now } = drafting.now()
            setRecord(live)
            know([...live.image_list, ...(now?.images ?? [])])
          },
        }
      )
    },
    onSaved: (stored) => {
      const former =
        stored && aim.current.to === "site" && publication && stored.version === version + 1 ? version : null
      if (stored) keep(stored)
      const text = aim.current.to === "draft" ? texts.draftSaved : (savedText ?? common.updated)
      toast({
        text,
        about: "save",
        ...(former === null ? {} : { action: { label: texts.undo, run: () => void latestUndo.current(former) } }),
      })
    },
    onRefused: (error, again) => {
      const action = { label: common.tryAgain, run: again }
      toast({ text: `${texts.saveFailed} ${errorText(common, error)}`, isError: true, about: "save", action })
      focusFirstInvalid({ current: document.getElementById("main") })
    },
    explain: (error) => fieldErrorTexts(common, error),
  })
  const { dispatch, changed, version, unsaved } = editing
  const inForm = images.filter(({ id: image }) => editing.state.typed.pictures.some((picture) => picture.id === image))
  const restoreVersion = useFormerVersion(editing, inForm)
  const markCurrent = useMarkCurrent(at, version, (stored) => {
    keep(stored)
    dispatch({ type: "saved", version: stored.version })
  })
  const { run, attempt } = useAction({ about: "save" })
  /** Restores the version before the one just published. */
  const undo = (former: number) =>
    attempt(async () => {
      try {
        editing.take(await postRestoreVersion(at, former, drafting.now().live.version))
      } catch (error) {
        editing.takeStale(error)
        throw error
      }
      await drafting.refresh()
      toast({ text: common.updated, about: "save" })
    })
  // The message stays while the form changes.
  const latestUndo = useRef(undo)
  useEffect(() => {
    latestUndo.current = undo
  })
  // After a refetch, such as after a restore, a newer record replaces one without unsaved changes.
  const [seen, setSeen] = useState(loaded.version)
  if (loaded.version > seen) {
    setSeen(loaded.version)
    if (loaded.version > version && changed.length === 0 && !editing.isSaving) {
      keep(loaded)
      const content = draftContent(loaded, drafting.publication, fields)
      dispatch({ type: "start", content, version: loaded.version })
    }
  }
  const mayLeave = useRef(false)
  useUnsaved(changed.length > 0)
  useLeaveQuestion(changed.length > 0, mayLeave)
  const saving = useAfterUploads(() => void editing.save())
  const saveTo = (to: SaveAim) => {
    aim.current = to
    saving.request()
  }
  const publish = (choice: PublishChoice | null = null) => {
    if (changed.length > 0 || drafting.draft) saveTo({ to: "site", choice })
  }
  const saveDraft = () => {
    if (changed.length > 0) saveTo({ to: "draft" })
  }
  useSaveKey(publication ? saveDraft : () => publish())

  const forgetUploads = () => {
    const uploads = unsavedUploads(editing.state, drafting.now().publication?.images ?? [])
    dispatch({ type: "drop-pictures", ids: uploads.map((image) => image.id) })
    drafting.keepUploads((all) => all.filter((image) => !uploads.includes(image)))
    dropUploads(at, uploads)
  }

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
    drafting,
    isDrafted: publication !== undefined,
    isSaving: editing.isSaving || saving.isWaiting,
    isUploading: saving.isUploading,
    onUploading: saving.onUploading,
    /** Publishes the form's content, with the draft if there is one: all of it, or a selection. */
    publish,
    saveDraft,
    dropDraft: () =>
      run(async () => {
        const live = await drafting.drop()
        const content = draftContent(live, drafting.now().publication, fields)
        dispatch({ type: "start", content, version: live.version })
        toast({ text: texts.draftDropped, about: "save" })
      }),
    set: (key: string, value: string) => dispatch({ type: "set", key, value }),
    discard: () => {
      dispatch({ type: "discard" })
      forgetUploads()
      editing.setErrors({})
      dismissToasts("save")
    },
    markCurrent,
    restoreVersion,
    /** Returns the current version, for calls that outlive a render. */
    latestVersion: () => latest.current,
    takeVersion: (now: number) => {
      drafting.keepLive({ version: now })
      latest.current = now
      dispatch({ type: "saved", version: now })
    },
    /** Accepts a record stored by a call that does not affect unsaved input. */
    takeStored(stored: Records[K]) {
      keep(stored)
      latest.current = stored.version
      dispatch({ type: "saved", version: stored.version })
    },
    /** Refetches the record after a change elsewhere on this screen. */
    readAgain: () => attempt(async () => editing.take(await callRecord(at, "GET"))),
    /** Adds an uploaded image, which the next save adds to the record. */
    addUpload: (image: Image) => {
      know([image])
      drafting.keepUploads((all) => [...all, image])
      dispatch({ type: "add-picture", picture: pictureOf(image) })
    },
    /** The record was deleted: nothing is left to save, and leaving needs no confirmation. */
    letGo: () => {
      mayLeave.current = true
      dispatch({ type: "discard" })
      unsaved.forget()
      for (const { key } of unsaved.offers) unsaved.drop(key)
    },
  }
}

/** What components of an editor's screen need, for any kind of record. */
export type RecordEditor<K extends RecordKind = RecordKind> = ReturnType<typeof useRecordEditor<K>>
