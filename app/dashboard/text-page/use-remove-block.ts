import type { PageBlock } from "#contract/text-page.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useRemove } from "../trash/use-remove.ts"
import { pageBlockName } from "./block-name.ts"

/** Deletes a block of the page after a confirmation that names it; focus moves to its neighbour. */
export function useRemovePageBlock(parts: readonly PageBlock[]): (part: PageBlock) => Promise<void> {
  const { pages: texts } = useDashboardTexts()
  const remove = useRemove()
  const refresh = useRefresh()
  return async (part) => {
    const { id, page_id, version } = part
    const isGone = await remove({
      question: texts.removeText(pageBlockName(part) || texts.noText),
      button: texts.removePart,
      call: () => callApi("DELETE /page/page-part/:id/:link", { params: { id, link: page_id }, version }),
      entry: `page-part-${id}`,
    })
    if (!isGone) return
    const at = parts.findIndex((other) => other.id === id)
    focusSoon(`block-${(parts[at + 1] ?? parts[at - 1])?.id}`)
    void refresh("GET /page/:link")
  }
}
