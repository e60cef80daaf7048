import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { PartsRestored } from "#contract/sheet.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import { partsRestored } from "./parts-restored.ts"

/** Restores a deleted record by its name in the trash, such as "service-3"; refetches every visible list. */
export function useRestore(): (id: string) => Promise<boolean> {
  const { common, trash } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  return async function restore(id) {
    let parts: PartsRestored | null
    try {
      parts = await callApi("POST /trash/:id/restore", { params: { id } })
    } catch (error) {
      const reason = conflictReason(trash, error) ?? errorText(common, error)
      const again = { label: common.tryAgain, run: () => void restore(id) }
      toast({ text: `${trash.restoreFailed} ${reason}`, isError: true, about: id, action: again })
      return false
    }
    toast({ text: parts ? partsRestored(trash, parts) : trash.restored, about: id })
    void refresh()
    return true
  }
}

/** Returns why a record cannot be restored. */
function conflictReason(trash: DashboardTexts["trash"], error: unknown): string | null {
  if (!isCode(error, "conflict")) return null
  const code = error.problem.errors?.[0]?.code ?? ""
  return Object.hasOwn(trash.reasons, code) ? trash.reasons[code as keyof typeof trash.reasons] : null
}
