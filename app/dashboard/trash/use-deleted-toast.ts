import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useRestore } from "./use-restore.ts"

/** Shows "Successfully deleted" with undo; `id` is the record's name in the trash, such as "part-269". */
export function useDeletedToast(): (id: string, onRestored?: () => void) => void {
  const { common, trash } = useDashboardTexts()
  const toast = useToast()
  const restored = useRestore()
  const undo = async (id: string, onRestored?: () => void) => {
    // The button disappears with its message: focus stays on the screen, which does not scroll.
    document.getElementById("main")?.focus({ preventScroll: true })
    if (await restored.undo(id)) onRestored?.()
  }
  return (id, onRestored) =>
    toast({
      text: common.deleted,
      about: id,
      action: { label: trash.restore, run: () => void undo(id, onRestored) },
    })
}
