import { useRef, useState } from "react"
import { parseLanguage } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { Publication } from "#contract/publishing.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FormDialog } from "../record-form/form-dialog.tsx"
import { useRecordForm } from "../record-form/use-record-form.ts"
import { WithPublication } from "../editor/with-publication.tsx"
import { FormImage } from "../image/form-image.tsx"
import { SelectField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import { CategoryFields } from "./category-fields.tsx"
import { type CategoryContext, categoryFaults, categoryValues } from "./category-values.ts"

interface EditCategoryDialogProps {
  context: CategoryContext
  /** Null asks for one first. */
  category: Category | null
  /** The dialog stays open until this resolves. */
  onDone: () => Promise<void>
  onClose: () => void
}

export function EditCategoryDialog({ context, category, onDone, onClose }: EditCategoryDialogProps) {
  const { categories: texts } = useDashboardTexts()
  const [chosen, setChosen] = useState(category)
  return chosen ? (
    <WithPublication kind="category" id={chosen.id} title={texts.edit} onClose={onClose}>
      {(publication) => (
        <EditDialog context={context} category={chosen} publication={publication} onDone={onDone} onClose={onClose} />
      )}
    </WithPublication>
  ) : (
    <ChooseDialog categories={context.categories} onChosen={setChosen} onClose={onClose} />
  )
}

interface EditDialogProps extends EditCategoryDialogProps {
  category: Category
  publication: Publication | null
}

function EditDialog({ context, category, publication, onDone, onClose }: EditDialogProps) {
  const { categories: texts, common } = useDashboardTexts()
  const toast = useToast()
  const language = useDashboardLanguage()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useRecordForm(formRef, {
    kind: "category",
    record: category,
    publication,
    start: categoryValues(category),
    image: "optional",
    upload: { field: "image", isRequired: false },
    check: (values) => categoryFaults(values, common.fieldErrors.required),
    onDone: async (_record, isDraft) => {
      await onDone()
      if (!isDraft) toast({ text: common.updated })
    },
  })
  const valueText = (key: string, value: string) => {
    const id = Number(value)
    if (key === "lang") return common.languageNames[parseLanguage(value) ?? "de"]
    if (key === "spare_id") {
      const group = context.spares.find((one) => one.id === id)
      return group ? shownTitle(group, language).text : texts.noSpare
    }
    if (key === "translation_of") return context.categories.find((one) => one.id === id)?.name ?? ""
    return value
  }
  return (
    <FormDialog
      formRef={formRef}
      form={form}
      title={texts.edit}
      language={parseLanguage(category.lang) ?? undefined}
      size="medium"
      submitLabel={common.save}
      onClose={onClose}
      valueText={valueText}
    >
      <CategoryFields id={category.id} context={context} values={form.values} errors={form.errors} onValue={form.set} />
      <FormImage form={form} />
    </FormDialog>
  )
}

interface ChooseDialogProps {
  categories: readonly Category[]
  onChosen: (category: Category) => void
  onClose: () => void
}

/** Asks which category to edit. */
function ChooseDialog({ categories, onChosen, onClose }: ChooseDialogProps) {
  const { categories: texts } = useDashboardTexts()
  const options = categories.map((one) => ({ value: String(one.id), label: `${one.name} (${one.lang})` }))
  const chosen = (id: string) => categories.find((category) => String(category.id) === id)
  const form = useForm({
    start: { id: "" },
    check: ({ id }) => ({ id: chosen(id) ? undefined : texts.notSelected }),
    send: ({ id }) => {
      const category = chosen(id)
      if (category) onChosen(category)
    },
  })
  return (
    <DialogForm form={form} title={texts.edit} size="medium" action={texts.edit} onClose={onClose}>
      <SelectField
        label={texts.choose}
        {...form.field("id")}
        options={[{ value: "", label: texts.chooseHint }, ...options]}
        isRequired
        isAlert
      />
    </DialogForm>
  )
}
