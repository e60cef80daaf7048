import { useState } from "react"
import type { Category } from "#contract/category.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { languageOf } from "../translations/group-translations.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Deletes a category, after asking where its products go. */
export function useDeleteCategory() {
  const { categories: texts, common } = useDashboardTexts()
  const [asked, setAsked] = useState<Category | null>(null)
  const confirmDelete = useConfirmDelete()
  const notifyDeleted = useDeletedToast()
  const toast = useToast()
  const refresh = useRefresh()
  const run = async (category: Category | null, moveTo: number | null) => {
    if (!category) return
    setAsked(null)
    const { id, version } = category
    try {
      await callApi("DELETE /category/:id", { params: { id }, query: { move_to: moveTo ?? undefined }, version })
      notifyDeleted(`category-${id}`)
      focusSoon()
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
    void refresh("GET /category")
  }
  const ask = async (category: Category) => {
    if (category.products > 0) return setAsked(category)
    const language = common.languageNames[languageOf(category.lang)]
    if (await confirmDelete(texts.removeText(category.name, language), texts.remove)) await run(category, null)
  }
  return { asked, ask, run, cancel: () => setAsked(null) }
}
