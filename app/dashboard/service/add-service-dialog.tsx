import { useRef } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { fieldValues } from "../editor/record-values.ts"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { ChosenImages } from "../image/chosen-images.tsx"
import { serviceFieldNames, serviceTextFields } from "./service-fields.ts"
import { shownTitle } from "../ui/shown-text.ts"
import { useToast } from "../ui/toasts.tsx"

const empty = fieldValues({ place: "site" }, serviceFieldNames)

/** A new service: texts in three languages and at least one image, sent together. */
export function AddServiceDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { services: texts, editor, common } = useDashboardTexts()
  const toast = useToast()
  const language = useDashboardLanguage()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "service",
    record: null,
    start: empty,
    upload: { field: "images[]", isRequired: true },
    check: (values): Record<string, string> =>
      (values["title_de"] ?? "").trim() === "" ? { title_de: common.fieldErrors.required } : {},
    onDone: (service) => {
      toast({ text: texts.added(shownTitle(service, language).text) })
      onAdded()
    },
  })
  return (
    <FormDialog formRef={formRef} form={form} title={texts.add} size="wide" submitLabel={texts.add} onClose={onClose}>
      <LanguageColumns
        fields={serviceTextFields(editor)}
        values={form.values}
        errors={form.errors}
        onValue={form.set}
      />
      <ChosenImages files={form.files} onChange={form.setFiles} error={form.errors["images"] ?? null} />
    </FormDialog>
  )
}
