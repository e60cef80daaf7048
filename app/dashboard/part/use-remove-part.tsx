import type { Part, PartPage } from "#contract/part.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { shownDescription } from "../translations/missing-languages.ts"
import { useRemove } from "../trash/use-remove.ts"

/** Deletes a part after a confirmation that names it; focus moves to its neighbour. */
export function useRemovePart(spareId: number, list: PartPage | undefined, setList: (list: PartPage) => void) {
  const { parts: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const refresh = useRefresh()
  const remove = useRemove({ refreshes: ["GET /spare/:id/search"], canRetry: true })
  return async ({ id, partnumber, version, ...part }: Part): Promise<void> => {
    const isGone = await remove({
      question: <p>{texts.removeText(partnumber, shownDescription(part, language).text)}</p>,
      button: texts.removeButton,
      call: () => callApi("DELETE /spare/:id/part/:part", { params: { id: spareId, part: id }, version }),
      entry: `part-${id}`,
      explain: (error) => (isCode(error, "stale") ? null : texts.removeFailed(partnumber)),
    })
    if (!isGone) return
    const at = list?.items.findIndex((item) => item.id === id) ?? -1
    const neighbour = list?.items[at + 1] ?? list?.items[at - 1]
    if (list) setList({ ...list, items: list.items.filter((item) => item.id !== id), total: list.total - 1 })
    focusSoon(`part-edit-${neighbour?.id}`)
    void refresh("GET /spare/:id/search", "GET /spare/:id")
  }
}
