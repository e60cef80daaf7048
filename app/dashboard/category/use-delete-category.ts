import { useState } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { languageOf } from "../translations/group-translations.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useAction } from "../ui/use-action.ts"

/** Deletes a category, after asking where its products go. */
export function useDeleteCategory() {
  const { categories: texts, common } = useDashboardTexts()
  const [asked, setAsked] = useState<Category | null>(null)
  const confirmDelete = useConfirmDelete()
  const notifyDeleted = useDeletedToast()
  const { run } = useAction({ refreshes: ["GET /category"] })
  const remove = async ({ id, version }: Category, moveTo: number | null) => {
    await callApi("DELETE /category/:id", { params: { id }, query: { move_to: moveTo ?? undefined }, version })
    notifyDeleted(`category-${id}`)
    focusSoon()
  }
  const ask = (category: Category) => {
    if (category.products > 0) return setAsked(category)
    const language = common.languageNames[languageOf(category.lang)]
    void run(async () => {
      if (await confirmDelete(texts.removeText(category.name, language), texts.remove)) await remove(category, null)
    })
  }
  return {
    asked,
    ask,
    /** Deletes the category that was asked about. */
    run: (moveTo: number | null) => {
      setAsked(null)
      if (asked) void run(() => remove(asked, moveTo))
    },
    cancel: () => setAsked(null),
  }
}
