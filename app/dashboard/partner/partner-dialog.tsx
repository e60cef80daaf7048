import { localizedNames } from "#contract/localized.ts"
import { useRef } from "react"
import type { Partner } from "#contract/partner.ts"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { RecordColumns } from "../record-form/record-columns.tsx"
import { fieldValues } from "../editor/record-values.ts"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { WithPublication } from "../editor/with-publication.tsx"
import { FormImage } from "../image/form-image.tsx"

interface PartnerDialogProps {
  /** Null adds one. */
  partner: Partner | null
  /** The dialog stays open until this resolves. */
  onDone: (isDraft: boolean) => Promise<void>
  onClose: () => void
}

const fields = localizedNames("text") satisfies readonly (keyof Partner)[]

/** Adds or edits a partner; closing discards image and texts, after a confirmation. */
export function PartnerDialog(props: PartnerDialogProps) {
  const { partners: texts } = useDashboardTexts()
  return (
    <WithPublication kind="partner" id={props.partner?.id ?? null} title={texts.edit} onClose={props.onClose}>
      {(publication) => <PartnerForm {...props} publication={publication} />}
    </WithPublication>
  )
}

function PartnerForm({
  partner,
  publication,
  onDone,
  onClose,
}: PartnerDialogProps & { publication: Publication | null }) {
  const { partners: texts, editor, common } = useDashboardTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "partner",
    record: partner,
    publication,
    start: fieldValues(partner ?? {}, fields),
    image: "required",
    upload: { field: "image", isRequired: true },
    check: () => ({}),
    onDone: (_record, isDraft) => onDone(isDraft),
  })
  const columns = [{ name: "text", kind: "rich", label: editor.text }] as const
  return (
    <FormDialog
      formRef={formRef}
      form={form}
      title={partner ? texts.edit : texts.add}
      size="wide"
      submitLabel={partner ? common.save : texts.add}
      onClose={onClose}
    >
      <FormImage form={form} />
      {form.record ? (
        <RecordColumns editor={{ ...form, record: form.record }} fields={columns} />
      ) : (
        <LanguageColumns fields={columns} values={form.values} errors={form.errors} onValue={form.set} />
      )}
    </FormDialog>
  )
}
