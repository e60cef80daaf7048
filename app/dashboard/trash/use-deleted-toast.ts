import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useRestore } from "./use-restore.ts"

/** Shows "Successfully deleted" with undo; `ids` are the names of what is restored together. */
export function useDeletedToast(): (ids: string | readonly string[], onRestored?: () => void) => void {
  const { common, trash } = useDashboardTexts()
  const toast = useToast()
  const restored = useRestore()
  const undo = async (ids: readonly string[], onRestored?: () => void) => {
    // The button disappears with its message: focus stays on the screen, which does not scroll.
    document.getElementById("main")?.focus({ preventScroll: true })
    if (await restored.undo(ids)) onRestored?.()
  }
  return (ids, onRestored) =>
    toast({
      text: common.deleted,
      about: String(ids),
      action: { label: trash.restore, run: () => void undo([ids].flat(), onRestored) },
    })
}
