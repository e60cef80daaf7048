import type { ReactNode, RefObject } from "react"
import type { Language } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { HistoryButton } from "../history/history-button.tsx"
import { useDiscard } from "../ui/use-discard.ts"
import { useMayWriteRecord } from "../translations/use-may-write-in.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { DraftScope } from "../ui/draft-scope.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Form } from "../ui/form.tsx"
import { ConflictDialog } from "../editor/conflict-dialog.tsx"
import { FormDraftButtons, FormDraftState } from "./form-draft-buttons.tsx"
import { HiddenTick } from "../editor/hidden-tick.tsx"
import { ReviewRow } from "../editor/review-row.tsx"
import type { FormKind } from "../editor/send-record.ts"
import { UnsavedOffer } from "../editor/unsaved-offer.tsx"
import { useIsTranslator } from "../editor/use-translated-languages.ts"
import { useSaveKey } from "../editor/use-save-key.ts"
import type { RecordForm } from "./use-record-form.ts"

interface FormDialogProps<K extends FormKind> {
  formRef: RefObject<HTMLFormElement | null>
  form: RecordForm<K>
  title: string
  /** Language of a record that has its own. */
  language?: Language | undefined
  size: "medium" | "wide"
  submitLabel: string
  onClose: () => void
  /** Returns the displayed text of a field with an id or code, for conflicts. */
  valueText?: (key: string, value: string) => string
  children: ReactNode
}

/**
 * Dialog around a record's form, with unsaved input, progress, failure, conflict, and confirmation before input is
 * lost.
 */
export function FormDialog<K extends FormKind>({
  formRef,
  form,
  title,
  language,
  size,
  submitLabel,
  onClose,
  valueText,
  children,
}: FormDialogProps<K>) {
  const { images, common } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const close = useDiscard(form.isTyped, () => {
    form.forget()
    onClose()
  })
  const { record } = form
  const owner = record && { ...form, record }
  const words = valueText === undefined ? {} : { valueText }
  const history = owner && <HistoryButton editor={owner} {...words} />
  const isTranslator = useIsTranslator()
  const mayWrite = useMayWriteRecord(language)
  const drafted = mayWrite ? form.drafted : null
  useSaveKey(() => (drafted ? drafted.saveDraft() : formRef.current?.requestSubmit()), formRef)
  return (
    <Dialog title={mayWrite ? title : common.details} size={size} onClose={() => void close()}>
      {form.drafted && (
        <FormDraftState form={form.drafted} mayDraft={drafted !== null}>
          {history}
        </FormDraftState>
      )}
      <UnsavedOffer editor={form} />
      <Form form={{ ...form, isBusy: form.isSaving, ref: formRef }}>
        <DraftScope publication={form.drafted?.drafting.publication ?? null}>{children}</DraftScope>
        {!record && <HiddenTick form={form} />}
        {drafted && isTranslator && (form.isTyped || drafted.drafting.draft) && <ReviewRow editor={form} />}
        {form.share !== null && form.files.length > 0 && (
          <div className="sending">
            <progress max={1} value={form.share} aria-label={images.uploads} />
            <output>{form.share < 1 ? images.uploading(form.share) : images.working}</output>
          </div>
        )}
        <div className="action-row">
          {!form.drafted && history}
          <Button look="line" className="form-cancel" onClick={() => void close()}>
            {isReadOnly && !drafted ? common.close : common.cancel}
          </Button>
          {drafted && (
            <FormDraftButtons form={drafted} isTyped={form.isTyped} isBusy={form.isSaving} valueText={valueText} />
          )}
          {!isReadOnly && (
            <Button type="submit" busy={form.isSaving} {...(drafted ? {} : { "aria-keyshortcuts": "Control+S" })}>
              {submitLabel}
            </Button>
          )}
        </div>
      </Form>
      {form.conflict && <ConflictDialog conflict={form.conflict} {...words} />}
    </Dialog>
  )
}
