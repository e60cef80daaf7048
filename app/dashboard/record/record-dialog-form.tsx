import type { PublishedKind } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { onlyPicture } from "../editor/pictures.ts"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { useSaveKey } from "../editor/use-save-key.ts"
import { HistoryButton } from "../history/history-button.tsx"
import { ChosenImages } from "../image/chosen-images.tsx"
import { OneFile } from "../image/one-file.tsx"
import { OneImage } from "../image/one-image.tsx"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Form } from "../ui/form.tsx"
import { useDiscard } from "../ui/confirm.tsx"
import type { FormState } from "../ui/use-form.ts"
import { ChoiceSelect } from "./choice-select.tsx"
import { ConflictDialog } from "./conflict-dialog.tsx"
import type { AttachedFiles, RecordDialogProps } from "./define-form.ts"
import { FormDraftButtons, FormDraftState, HiddenTick } from "./form-draft-buttons.tsx"
import { RecordColumns } from "./record-columns.tsx"
import { ReviewRow } from "./review-row.tsx"
import { UnsavedOffer } from "./unsaved-offer.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

interface DialogFormProps extends RecordDialogProps {
  editor: RecordEditor<PublishedKind>
  form: FormState
  files: ChosenFiles
  onPlanned: () => void
}

/** Files of a new record. */
interface ChosenFiles extends AttachedFiles {
  chosen: readonly File[]
  choose: (files: readonly File[]) => void
  /** Uploaded share; null when idle. */
  share: number | null
}

/** Dialog around a record's form, with unsaved input, progress, conflict, and confirmation before input is lost. */
export function RecordDialogForm(props: DialogFormProps) {
  const { definition, record, editor, form, files, onClose, onPlanned } = props
  const all = useDashboardTexts()
  const { images, common } = all
  const texts = definition.texts(all)
  const isReadOnly = useIsReadOnly()
  const isTyped = editor.changed.length > 0 || files.chosen.length > 0
  const close = useDiscard(isTyped, () => {
    editor.unsaved.forget()
    editor.forgetUploads()
    onClose()
  })
  const isTranslator = useIsTranslator()
  const mayWrite = useMayWriteRecord()
  const isDrafted = record !== null && mayWrite
  useSaveKey(() => (isDrafted ? editor.saveDraft() : form.ref.current?.requestSubmit()), form.ref)
  const title = record ? texts.edit : (texts.addTitle ?? texts.add)
  const button = record ? common.save : (texts.addButton ?? texts.add)
  const history = <HistoryButton editor={editor} />
  return (
    <Dialog
      title={mayWrite ? (title ?? "") : common.details}
      size={definition.size ?? "medium"}
      onClose={() => void close()}
    >
      {record && (
        <FormDraftState editor={editor} mayDraft={isDrafted}>
          {history}
        </FormDraftState>
      )}
      <UnsavedOffer editor={editor} />
      <Form form={form}>
        <DialogFields {...props} />
        {!record && <HiddenTick editor={editor} />}
        {isDrafted && isTranslator && (isTyped || editor.drafting.draft) && <ReviewRow editor={editor} />}
        {files.share !== null && files.chosen.length > 0 && (
          <div className="sending">
            <progress max={1} value={files.share} aria-label={images.uploads} />
            <output>{files.share < 1 ? images.uploading(files.share) : images.working}</output>
          </div>
        )}
        <div className="action-row">
          <Button look="line" className="form-cancel" onClick={() => void close()}>
            {isReadOnly && !isDrafted ? common.close : common.cancel}
          </Button>
          {isDrafted && <FormDraftButtons editor={editor} onPlanned={onPlanned} />}
          {!isReadOnly && (
            <Button type="submit" busy={editor.isSaving} {...(isDrafted ? {} : { "aria-keyshortcuts": "Control+S" })}>
              {button}
            </Button>
          )}
        </div>
      </Form>
      {editor.conflict && <ConflictDialog conflict={editor.conflict} />}
    </Dialog>
  )
}

function DialogFields(props: DialogFormProps) {
  const { definition, context, record, editor, files } = props
  const { columns, Fields, choice, isPictureFirst = false } = definition
  const texts = useDashboardTexts()
  const { values, errors } = editor
  const fields = columns?.(texts) ?? []
  const form = { values, errors, onValue: editor.set }
  return (
    <>
      {isPictureFirst && <DialogPictures {...props} />}
      {columns &&
        (record ? (
          <RecordColumns editor={editor} fields={fields} language={definition.Language} />
        ) : (
          <LanguageColumns
            fields={fields}
            isMissing={(language) => definition.isMissing?.(language, context) ?? false}
            {...form}
          />
        ))}
      {Fields && <Fields id={record ? Number(record.id) : null} context={context} files={files} {...form} />}
      {choice?.isAsked && <ChoiceSelect choice={choice} editor={editor} />}
      {!isPictureFirst && <DialogPictures {...props} />}
      {definition.hasDialogChecks && (
        <ContentChecks
          values={values}
          pictures={
            record || files.chosen.length > 0 ? editor.pictures.map((picture) => ({ ...picture, id: onlyPicture })) : []
          }
        />
      )}
    </>
  )
}

function DialogPictures({ definition, record, editor, files }: DialogFormProps) {
  const { onePicture } = definition
  const [picture] = editor.pictures
  const error = editor.errors["images"] ?? editor.errors["image"] ?? null
  if (!onePicture)
    return (
      <ChosenImages
        files={files.chosen}
        onChange={files.choose}
        altOf={files.altOf}
        onAlt={files.onAlt}
        error={error}
      />
    )
  if (record) return <OneImage editor={editor} isRequired={onePicture === "required"} />
  return (
    picture && (
      <OneFile
        file={files.chosen[0] ?? null}
        onFile={(file) => files.choose(file ? [file] : [])}
        alt={picture.alt}
        onAlt={(language, value) => editor.dispatch({ type: "alt", id: picture.id, language, value })}
        error={error}
      />
    )
  )
}
