import type { TrashEntry } from "#contract/trash.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { unlessGone } from "../api/error-text.ts"
import { useAction } from "../ui/use-action.ts"
import { entryNames } from "./entry-names.ts"

/** Purges an entry after a confirmation that names it. */
export function usePurge(): (entry: TrashEntry) => Promise<boolean> {
  const { trash: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { run } = useAction({ failed: texts.purgeFailed, done: texts.purged, refreshes: ["GET /trash"] })
  return (entry) => {
    const { id, kind } = entry
    const body = <p>{texts.purgeText(texts.kind[kind], entryNames(entry, language, texts).title)}</p>
    return run(() => callApi("DELETE /trash/:id", { params: { id } }).catch(unlessGone), {
      key: id,
      about: id,
      question: { body, yes: texts.purge },
    })
  }
}
