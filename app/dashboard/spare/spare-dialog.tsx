import { useRef } from "react"
import { catalogueKinds } from "#contract/spare.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { fieldValues } from "../editor/record-values.ts"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { ChosenImages } from "../image/chosen-images.tsx"
import { spareFieldNames, spareTextFields } from "./spare-fields.ts"
import { SelectField } from "../ui/field.tsx"
import { useToast } from "../ui/toasts.tsx"

interface SpareDialogProps {
  onCreated: () => void
  onClose: () => void
}

const empty = fieldValues({ catalogue: "none" }, spareFieldNames)

/** A new group: titles, subtitles and texts in three languages, and images, sent together. */
export function SpareDialog({ onCreated, onClose }: SpareDialogProps) {
  const { spares: texts, editor } = useDashboardTexts()
  const toast = useToast()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "spare",
    record: null,
    start: empty,
    upload: { field: "images[]", isRequired: false },
    check: (values): Record<string, string> =>
      (values["title_de"] ?? "").trim() === "" ? { title_de: texts.required } : {},
    onDone: () => {
      toast({ text: texts.created })
      onCreated()
    },
  })
  return (
    <FormDialog
      formRef={formRef}
      form={form}
      title={texts.createTitle}
      size="wide"
      submitLabel={texts.create}
      onClose={onClose}
    >
      <LanguageColumns fields={spareTextFields(editor)} values={form.values} errors={form.errors} onValue={form.set} />
      <div className="narrow">
        <SelectField
          label={texts.catalogueLabel}
          value={form.values["catalogue"] === "generated" ? "generated" : "none"}
          options={catalogueKinds.map((value) => ({ value, label: texts.catalogueKinds[value] }))}
          onValue={(value) => form.set("catalogue", value)}
        />
      </div>
      <ChosenImages files={form.files} onChange={form.setFiles} error={form.errors["images"] ?? null} />
    </FormDialog>
  )
}
