import { useState } from "react"
import type { ImportState } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useAsk } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Takes a whole import back, after a question; says why where it cannot. */
export function useUndoImport(spareId: number, onUndone: () => void) {
  const { partImport: texts, common } = useDashboardTexts()
  const ask = useAsk()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const undo = async (importId: number): Promise<boolean> => {
    const question = { title: texts.undoTitle, body: texts.undoText, yes: texts.undo, danger: true }
    if (isBusy || (await ask(question)) !== "yes") return false
    setIsBusy(true)
    try {
      await callApi<ImportState>(`/spare/${spareId}/import/${importId}/undo`, { method: "POST" })
      toast({ text: texts.undone })
      onUndone()
      return true
    } catch (error) {
      toast({ text: isCode(error, "conflict") ? texts.undoTooLate : errorText(common, error), isError: true })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, undo }
}
