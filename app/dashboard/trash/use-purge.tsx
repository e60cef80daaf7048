import type { TrashEntry } from "#contract/trash.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { entryNames } from "./entry-names.ts"

/** Purges an entry after a confirmation that names it. */
export function usePurge(): (entry: TrashEntry) => Promise<void> {
  const { trash: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const refresh = useRefresh()
  const language = useDashboardLanguage()
  return async (entry) => {
    const { id, kind } = entry
    const question = <p>{texts.purgeText(texts.kind[kind], entryNames(entry, language, texts).title)}</p>
    if (!(await confirmDelete(question, texts.purge))) return
    try {
      await callApi("DELETE /trash/:id", { params: { id } })
    } catch (error) {
      // Already gone, as wanted.
      if (!isCode(error, "not_found")) {
        toast({ text: `${texts.purgeFailed} ${errorText(common, error)}`, isError: true })
        return
      }
    }
    toast({ text: texts.purged, about: id })
    focusSoon()
    void refresh("GET /trash")
  }
}
