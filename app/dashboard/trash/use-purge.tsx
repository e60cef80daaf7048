import type { TrashEntry } from "#contract/trash.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { entryNames } from "./entry-names.ts"

/** Purges an entry after a confirmation that names it. */
export function usePurge(): (entry: TrashEntry) => Promise<boolean> {
  const { trash: texts } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const language = useDashboardLanguage()
  const { run } = useAction({ failed: texts.purgeFailed, refreshes: ["GET /trash"] })
  return (entry) => {
    const { id, kind } = entry
    const work = async () => {
      const question = <p>{texts.purgeText(texts.kind[kind], entryNames(entry, language, texts).title)}</p>
      if (!(await confirmDelete(question, texts.purge))) return
      await callApi("DELETE /trash/:id", { params: { id } }).catch((error: unknown) => {
        // Already gone, as wanted.
        if (!isCode(error, "not_found")) throw error
      })
      toast({ text: texts.purged, about: id })
      focusSoon()
    }
    return run(work, { key: id })
  }
}
