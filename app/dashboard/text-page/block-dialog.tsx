import { useRef } from "react"
import { languages } from "#contract/language.ts"
import type { Publication } from "#contract/publishing.ts"
import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ContentChecks } from "../checks/content-checks.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { onlyPicture } from "../editor/pictures.ts"
import { RecordColumns } from "../record-form/record-columns.tsx"
import { fieldValues } from "../editor/record-values.ts"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { WithPublication } from "../editor/with-publication.tsx"
import { FormImage } from "../image/form-image.tsx"
import { useToast } from "../ui/toasts.tsx"

interface PageBlockDialogProps {
  /** Null adds one. */
  part: PageBlock | null
  /** The dialog stays open until this resolves. */
  onSaved: () => Promise<void>
  onClose: () => void
}

const fieldNames = languages.map((language) => `description_${language}`)

/** Adds or edits one block of the page: a description in three languages and an optional image. */
export function PageBlockDialog(props: PageBlockDialogProps) {
  const { pages: texts } = useDashboardTexts()
  return (
    <WithPublication kind="page-part" id={props.part?.id ?? null} title={texts.editPart} onClose={props.onClose}>
      {(publication) => <PageBlockForm {...props} publication={publication} />}
    </WithPublication>
  )
}

function PageBlockForm({
  part,
  publication,
  onSaved,
  onClose,
}: PageBlockDialogProps & { publication: Publication | null }) {
  const { pages: texts, common } = useDashboardTexts()
  const toast = useToast()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "page-part",
    parent: "gas-turbina",
    record: part,
    publication,
    start: fieldValues(part ?? {}, fieldNames),
    image: "optional",
    upload: { field: "image", isRequired: false },
    check: (values): Record<string, string> =>
      part || hasText(values) ? {} : { description_de: texts.descriptionNeeded },
    onDone: async (_record, isDraft) => {
      await onSaved()
      if (!isDraft) toast({ text: part ? common.updated : texts.partAdded })
    },
  })
  const hasPicture = form.record !== null || form.files.length > 0
  const shownPictures = hasPicture ? form.pictures.map((picture) => ({ ...picture, id: onlyPicture })) : []
  const columns = [{ name: "description", kind: "rich", label: texts.description }] as const
  return (
    <FormDialog
      formRef={formRef}
      form={form}
      title={part ? texts.editPart : texts.addPart}
      size="wide"
      submitLabel={part ? common.save : texts.addPart}
      onClose={onClose}
    >
      {form.record ? (
        <RecordColumns editor={{ ...form, record: form.record }} fields={columns} />
      ) : (
        <LanguageColumns fields={columns} values={form.values} errors={form.errors} onValue={form.set} />
      )}
      <FormImage form={form} />
      <ContentChecks values={form.values} pictures={shownPictures} />
    </FormDialog>
  )
}

const hasText = (values: Readonly<Record<string, string>>): boolean => fieldNames.some((name) => values[name] !== "")
