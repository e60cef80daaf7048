import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { ListProps } from "../record/screen-definition.ts"
import { jointText } from "../translations/joint.ts"
import { Button } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { SelectField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import type { CategoryContext, JointCategory } from "./category-values.ts"

/** Button that asks which category to edit. */
export function ChooseCategory({ rows, onEdit }: ListProps<"category", JointCategory, CategoryContext>) {
  const { categories: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [isOpen, setIsOpen] = useState(false)
  if (isReadOnly) return null
  const choose = (category: JointCategory) => {
    setIsOpen(false)
    onEdit(category)
  }
  return (
    <>
      <Button look="quiet" icon="edit" onClick={() => setIsOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <ChooseDialog categories={rows} onChosen={choose} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface ChooseDialogProps {
  categories: readonly JointCategory[]
  onChosen: (category: JointCategory) => void
  onClose: () => void
}

function ChooseDialog({ categories, onChosen, onClose }: ChooseDialogProps) {
  const { categories: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const options = categories.map((category) => ({
    value: String(category.id),
    label: jointText(category, "name", language).text,
  }))
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
