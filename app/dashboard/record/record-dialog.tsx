import { useRef, useState } from "react"
import type { Publication, PublishedKind } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { type AltTexts, newPicture } from "../editor/pictures.ts"
import { fieldValues } from "../editor/record-values.ts"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { fileFault } from "../image/check-file.ts"
import { focusFirstInvalid } from "../ui/use-form.ts"
import { useToast } from "../ui/toasts.tsx"
import type { RecordDialogProps } from "./define-form.ts"
import { postRecord } from "./save-record.ts"
import { RecordDialogForm } from "./record-dialog-form.tsx"
import { RecordScope } from "./record-scope.tsx"
import { usePublication } from "./use-publication.ts"
import { useRecordEditor } from "./use-record-editor.ts"
import { Dialog } from "../ui/dialog.tsx"
import { LoadError, SkeletonRows } from "../ui/states.tsx"

/** Adds or edits a record in a dialog. */
export default function RecordDialog(props: RecordDialogProps) {
  const { definition, context, record, onClose } = props
  const texts = definition.texts(useDashboardTexts())
  const { data, error, refetch } = usePublication({
    kind: definition.kind,
    id: record?.id ?? null,
    joint: record?.members && definition.joint?.(context),
    record: record ?? undefined,
  })
  if (data !== undefined) return <LoadedDialog {...props} publication={data} />
  return (
    <Dialog title={texts.edit ?? ""} onClose={onClose}>
      {error === null ? <SkeletonRows rows={3} /> : <LoadError error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

function LoadedDialog(props: RecordDialogProps & { publication: Publication | null }) {
  const { definition, context, record, fresh, publication, onDone } = props
  const { kind, fields, start, onePicture, parent } = definition
  const texts = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const language = useDashboardLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [attached, setAttached] = useState<Readonly<Record<string, File>>>({})
  const [alts, setAlts] = useState<ReadonlyMap<File, AltTexts>>(new Map())
  const posted = useRef(new Map<string, unknown>())
  const altOf = (file: File) => alts.get(file) ?? newPicture().alt
  const [failure, setFailure] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [content] = useState(() => ({
    // A new record may be created hidden.
    fields: { hidden: "", ...fieldValues({}, fields), ...start, ...fresh?.values },
    pictures: onePicture ? [newPicture()] : [],
  }))
  const editor = useRecordEditor<PublishedKind>({
    kind,
    record,
    publication,
    fields,
    joint: definition.joint?.(context),
    dialog: form,
    hasOnePicture: onePicture !== undefined,
    ...(record
      ? {}
      : {
          fresh: {
            content,
            unsavedAs: fresh?.unsavedAs ?? "new",
            post: (from) => {
              setShare(0)
              const onAltLost = () => toast({ text: texts.images.altLost, isError: true })
              const sent = { files, attached, alts, posted: posted.current, onProgress: setShare, onAltLost }
              return (
                definition.post?.(from, sent, context) ??
                postRecord(from, { kind, parent, hasOnePicture: onePicture !== undefined, ...sent })
              )
            },
          },
        }),
    onSaved: async (stored, isDraft) => {
      // Lists show hidden records and drafts.
      await refresh("GET /draft")
      await onDone(stored)
      if (isDraft) return toast({ text: texts.editor.draftSaved })
      const { added } = definition.texts(texts)
      const addedText = typeof added === "string" ? added : added(definition.title(stored, language, texts).text)
      toast({ text: record ? texts.common.updated : addedText })
    },
    onRefused: (error) => {
      setFailure(errorText(texts.common, error))
      focusFirstInvalid(form)
    },
    onDropped: async (live) => onDone(live),
  })
  useUnsaved(editor.changed.length > 0 || files.length > 0 || Object.keys(attached).length > 0)
  const submit = () => {
    if (editor.isSaving) return
    setFailure(null)
    const isFileMissing = (onePicture === "required" || definition.needsPicture) && !record && files.length === 0
    const errors = {
      ...definition.check?.(editor.values, texts, record === null, attached),
      ...(isFileMissing ? { images: texts.common.fileFirst } : {}),
    }
    editor.setErrors(errors)
    if (Object.keys(errors).length > 0 || files.some(fileFault)) focusFirstInvalid(form)
    else editor.publish()
  }
  return (
    <RecordScope definition={definition} context={context} publication={publication && editor.drafting.publication}>
      <RecordDialogForm
        {...props}
        editor={editor}
        form={{ ref: form, isBusy: editor.isSaving, errors: editor.errors, failure, submit }}
        files={{
          chosen: files,
          choose: (chosen) => {
            setFiles(chosen)
            editor.setErrors(({ images: _corrected, ...others }) => others)
          },
          share: editor.isSaving ? share : null,
          attached,
          altOf,
          onAlt: (file, code, value) => setAlts((all) => new Map([...all, [file, { ...altOf(file), [code]: value }]])),
          attach: (field, file) => {
            setAttached(({ [field]: _former, ...others }) => (file ? { ...others, [field]: file } : others))
            editor.setErrors(({ [field]: _corrected, ...others }) => others)
          },
        }}
        onPlanned={() => {
          // The draft was saved by a dialog of its own.
          editor.unsaved.forget()
          void onDone(editor.drafting.now().live)
        }}
      />
    </RecordScope>
  )
}
