import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { partsRestored } from "./parts-restored.ts"

/** Restores a deleted record by its name in the trash, such as "service-3"; refetches every visible list. */
export function useRestore() {
  const { trash } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { isBusy, run, attempt } = useAction({
    failed: trash.restoreFailed,
    explain: (error) => conflictReason(trash, error),
    canRetry: true,
  })
  const work = (ids: readonly string[]) => async () => {
    let parts = null
    for (const id of ids) parts = await callApi("POST /trash/:id/restore", { params: { id } })
    // A dialog opened at the message has to have the restored version.
    await refresh()
    toast({ text: parts ? partsRestored(trash, parts) : trash.restored, about: String(ids) })
  }
  return {
    isBusy,
    restore: (id: string) => run(work([id]), { about: id }),
    /** The same from a message, one of which each record has. */
    undo: (ids: readonly string[]) => attempt(work(ids), { about: String(ids) }),
  }
}

/** Returns why a record cannot be restored. */
function conflictReason(trash: DashboardTexts["trash"], error: unknown): string | null {
  if (!isCode(error, "conflict")) return null
  const code = error.problem.errors?.[0]?.code ?? ""
  return Object.hasOwn(trash.reasons, code) ? trash.reasons[code as keyof typeof trash.reasons] : null
}
