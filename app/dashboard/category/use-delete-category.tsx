import { useState, useId } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { languageOf } from "../translations/group-translations.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useAction } from "../ui/use-action.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField } from "../ui/field.tsx"

/** Deletes a category, after asking where its products go. */
export function useDeleteCategory(categories: readonly Category[]) {
  const { categories: texts, common } = useDashboardTexts()
  const [withProducts, setWithProducts] = useState<Category | null>(null)
  const confirmDelete = useConfirmDelete()
  const notifyDeleted = useDeletedToast()
  const { run } = useAction({ refreshes: ["GET /category"] })
  const remove = async ({ id, version }: Category, moveTo: number | null) => {
    await callRecord({ kind: "category", id }, "DELETE", { query: { move_to: moveTo ?? undefined }, version })
    notifyDeleted(`category-${id}`)
    focusSoon()
  }
  return {
    ask: (category: Category) => {
      if (category.products > 0) return setWithProducts(category)
      const language = common.languageNames[languageOf(category.lang)]
      void run(async () => {
        if (await confirmDelete(texts.removeText(category.name, language), texts.remove)) await remove(category, null)
      })
    },
    dialog: withProducts && (
      <DeleteCategoryDialog
        category={withProducts}
        categories={categories}
        onDelete={(moveTo) => {
          setWithProducts(null)
          void run(() => remove(withProducts, moveTo))
        }}
        onClose={() => setWithProducts(null)}
      />
    ),
  }
}

interface DeleteCategoryDialogProps {
  category: Category
  categories: readonly Category[]
  /** Null leaves the products without a category. */
  onDelete: (moveTo: number | null) => void
  onClose: () => void
}

/** Confirms the deletion of a category with products, and asks for their new one. */
function DeleteCategoryDialog({ category, categories, onDelete, onClose }: DeleteCategoryDialogProps) {
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
