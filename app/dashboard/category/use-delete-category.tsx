import { useState, useId } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { translationIn } from "../translations/group-translations.ts"
import { jointText, presentLanguages } from "../translations/joint.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { LinksHere } from "../record/links-here.tsx"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useAction } from "../ui/use-action.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SelectField } from "../ui/field.tsx"
import { type JointCategory, joinCategories } from "./category-values.ts"

/** Deletes a category, after asking where its products go. */
export function useDeleteCategory(categories: readonly Category[]) {
  const { categories: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [withProducts, setWithProducts] = useState<JointCategory | null>(null)
  const confirmDelete = useConfirmDelete()
  const notifyDeleted = useDeletedToast()
  const { run } = useAction({ refreshes: ["GET /category"] })
  // The products of each language move to the target's record of that language; the first record comes back first.
  const remove = async ({ members }: JointCategory, moveTo: number | null) => {
    const present = presentLanguages(members).map((code) => ({
      code,
      id: members[code]?.id ?? 0,
      version: members[code]?.version,
    }))
    for (const { code, id, version = 0 } of present.toReversed()) {
      const target = moveTo === null ? null : translationIn(categories, moveTo, code)
      await callRecord({ kind: "category", id }, "DELETE", { query: { move_to: target?.id }, version })
    }
    notifyDeleted(present.map(({ id }) => `category-${id}`))
    focusSoon()
  }
  return {
    ask: (category: JointCategory) => {
      if (productsOf(category) > 0) return setWithProducts(category)
      const name = jointText(category, "name", language).text
      void run(async () => {
        const question = (
          <>
            <p>{texts.removeText(name)}</p>
            <LinksHere kind="category" ids={idsOf(category)} />
          </>
        )
        if (await confirmDelete(question, texts.remove)) await remove(category, null)
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

const idsOf = ({ members }: JointCategory): number[] =>
  presentLanguages(members).map((language) => members[language]?.id ?? 0)

/** Returns how many products have a record in the category: the most of any language. */
const productsOf = ({ members }: JointCategory): number =>
  Math.max(...presentLanguages(members).map((language) => members[language]?.products ?? 0))

interface DeleteCategoryDialogProps {
  category: JointCategory
  categories: readonly Category[]
  /** Null leaves the products without a category. */
  onDelete: (moveTo: number | null) => void
  onClose: () => void
}

/** Confirms the deletion of a category with products, and asks for their new one. */
function DeleteCategoryDialog({ category, categories, onDelete, onClose }: DeleteCategoryDialogProps) {
  const { categories: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const targets = joinCategories(categories).filter(({ id }) => id !== category.id)
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
        {texts.removeText(jointText(category, "name", language).text)} {texts.removeProducts(productsOf(category))}
      </p>
      <LinksHere kind="category" ids={idsOf(category)} />
      <fieldset className="choices">
        <legend className="visually-hidden">{texts.removeProducts(productsOf(category))}</legend>
        {targets.length > 0 && choice(texts.moveTo, true)}
        {isMoving && (
          <SelectField
            label={texts.moveTarget}
            value={target}
            options={targets.map((category) => ({
              value: String(category.id),
              label: jointText(category, "name", language).text,
            }))}
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
