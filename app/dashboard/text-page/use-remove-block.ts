import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { pageBlockName } from "./block-name.ts"

/** Deletes a block of the page after a confirmation that names it; focus moves to its neighbour. */
export function useRemovePageBlock(parts: readonly PageBlock[]): (part: PageBlock) => Promise<void> {
  const { pages: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const refresh = useRefresh()
  const deleted = useDeletedToast()
  return async (part) => {
    const { id, page_id, version } = part
    if (!(await confirmDelete(texts.removeText(pageBlockName(part) || texts.noText), texts.removePart))) return
    try {
      await callApi("DELETE /page/page-part/:id/:link", { params: { id, link: page_id }, version })
    } catch (error) {
      if (!isCode(error, "not_found")) {
        toast({ text: errorText(common, error), isError: true })
        return
      }
    }
    deleted(`page-part-${id}`)
    const at = parts.findIndex((other) => other.id === id)
    focusSoon(`block-${(parts[at + 1] ?? parts[at - 1])?.id}`)
    void refresh("GET /page/:link")
  }
}
