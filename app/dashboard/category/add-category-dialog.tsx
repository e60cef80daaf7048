import { useRef } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { FormImage } from "../image/form-image.tsx"
import { useToast } from "../ui/toasts.tsx"
import { CategoryFields } from "./category-fields.tsx"
import { type CategoryContext, type CategoryStart, categoryFaults, emptyCategory } from "./category-values.ts"

interface AddCategoryDialogProps {
  context: CategoryContext
  start: CategoryStart
  /** The dialog stays open until this resolves. */
  onDone: () => Promise<void>
  onClose: () => void
}

export function AddCategoryDialog({ context, start, onDone, onClose }: AddCategoryDialogProps) {
  const { categories: texts, common } = useDashboardTexts()
  const toast = useToast()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "category",
    unsavedAs: start.translation_of === undefined ? "new" : `${start.translation_of}-${start.lang}`,
    record: null,
    start: { ...emptyCategory, ...start },
    image: "optional",
    upload: { field: "image", isRequired: false },
    check: (values) => categoryFaults(values, common.fieldErrors.required),
    onDone: async (category) => {
      await onDone()
      toast({ text: texts.added(category.name) })
    },
  })
  return (
    <FormDialog formRef={formRef} form={form} title={texts.add} size="medium" submitLabel={texts.add} onClose={onClose}>
      <CategoryFields id={null} context={context} values={form.values} errors={form.errors} onValue={form.set} />
      <FormImage form={form} />
    </FormDialog>
  )
}
