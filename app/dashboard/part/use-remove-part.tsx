import type { Part, PartPage } from "#contract/part.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { shownDescription } from "../translations/missing-languages.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Deletes a part after a confirmation that names it; focus moves to its neighbour. */
export function useRemovePart(spareId: number, list: PartPage | undefined, setList: (list: PartPage) => void) {
  const { parts: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const refresh = useRefresh()
  const deleted = useDeletedToast()

  const takeOut = (id: number) => {
    const at = list?.items.findIndex((item) => item.id === id) ?? -1
    const neighbour = list?.items[at + 1] ?? list?.items[at - 1]
    if (list) setList({ ...list, items: list.items.filter((item) => item.id !== id), total: list.total - 1 })
    focusSoon(`part-edit-${neighbour?.id}`)
    void refresh("GET /spare/:id/search", "GET /spare/:id")
  }

  return async function remove(part: Part): Promise<void> {
    const description = shownDescription(part, language).text
    if (!(await confirmDelete(<p>{texts.removeText(part.partnumber, description)}</p>, texts.removeButton))) return
    try {
      await callApi("DELETE /spare/:id/part/:part", { params: { id: spareId, part: part.id }, version: part.version })
    } catch (error) {
      // Already deleted by somebody else, as wanted.
      if (isCode(error, "stale")) {
        toast({ text: errorText(common, error), isError: true })
        void refresh("GET /spare/:id/search")
        return
      }
      if (!isCode(error, "not_found")) {
        const again = { label: common.tryAgain, run: () => void remove(part) }
        toast({ text: texts.removeFailed(part.partnumber), isError: true, action: again })
        return
      }
    }
    deleted(`part-${part.id}`)
    takeOut(part.id)
  }
}
