import { useId, useState } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languageOf } from "../translations/group-translations.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField } from "../ui/field.tsx"

interface DeleteCategoryDialogProps {
  category: Category
  categories: readonly Category[]
  /** Null leaves the products without a category. */
  onDelete: (moveTo: number | null) => void
  onClose: () => void
}

/** Confirms the deletion of a category with products, and asks for their new one. */
export function DeleteCategoryDialog({ category, categories, onDelete, onClose }: DeleteCategoryDialogProps) {
  const { categories: texts, common } = useDashboardTexts()
  const targets = categories.filter(({ id, lang }) => lang === category.lang && id !== category.id)
  const [first] = targets
  const [isMoving, setIsMoving] = useState(targets.length > 0)
  const [target, setTarget] = useState(String(first?.id ?? ""))
  const group = useId()
  const choice = (label: string, moves: boolean) => (
    <label className="choice">
      <input type="radio" name={group} checked={isMoving === moves} onChange={() => setIsMoving(moves)} />
      {label}
    </label>
  )
  return (
    <Dialog role="alertdialog" title={common.deleteQuestion} size="medium" onClose={onClose}>
      <p>
        {texts.removeText(category.name, common.languageNames[languageOf(category.lang)])}{" "}
        {texts.removeProducts(category.products)}
      </p>
      <fieldset className="choices">
        <legend className="visually-hidden">{texts.removeProducts(category.products)}</legend>
        {targets.length > 0 && choice(texts.moveTo, true)}
        {isMoving && (
          <SelectField
            label={texts.moveTarget}
            value={target}
            options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
            onValue={setTarget}
          />
        )}
        {choice(texts.leave, false)}
      </fieldset>
      <div className="action-row">
        <Button look="line" data-first-focus onClick={onClose}>
          {common.cancel}
        </Button>
        <Button look="destroy" icon="trash" onClick={() => onDelete(isMoving ? Number(target) : null)}>
          {texts.remove}
        </Button>
      </div>
    </Dialog>
  )
}
