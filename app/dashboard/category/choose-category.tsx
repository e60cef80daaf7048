import { useState } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { ListProps } from "../record/screen-definition.ts"
import type { TranslationGroup } from "../translations/group-translations.ts"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { SelectField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import type { CategoryContext } from "./category-values.ts"

/** Button that asks which category to edit. */
export function ChooseCategory({
  context,
  onEdit,
}: ListProps<"category", TranslationGroup<Category>, CategoryContext>) {
  const { categories: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [isOpen, setIsOpen] = useState(false)
  if (isReadOnly) return null
  const choose = (category: Category) => {
    setIsOpen(false)
    onEdit(category)
  }
  return (
    <>
      <Button look="quiet" icon="edit" onClick={() => setIsOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <ChooseDialog categories={context.categories} onChosen={choose} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface ChooseDialogProps {
  categories: readonly Category[]
  onChosen: (category: Category) => void
  onClose: () => void
}

function ChooseDialog({ categories, onChosen, onClose }: ChooseDialogProps) {
  const { categories: texts } = useDashboardTexts()
  const options = categories.map(({ id, name, lang }) => ({ value: String(id), label: `${name} (${lang})` }))
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
