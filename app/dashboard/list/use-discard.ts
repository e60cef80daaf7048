import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useAsk } from "../ui/confirm.tsx"

/** Closes a dialog, after a confirmation if input would be lost. */
export function useDiscard(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const ask = useAsk()
  const { list } = useDashboardTexts()
  return async () => {
    if (isChanged) {
      const response = await ask({
        title: list.discardTitle,
        body: list.discardText,
        yes: list.discard,
        no: list.keepEditing,
        danger: true,
      })
      if (response !== "yes") return
    }
    onClose()
  }
}
