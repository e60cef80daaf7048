import { useState } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { languageOf } from "../translations/group-translations.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useAction } from "../ui/use-action.ts"
import { DeleteCategoryDialog } from "./delete-category-dialog.tsx"

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
