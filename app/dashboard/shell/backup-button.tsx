import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"

export function BackupButton() {
  const { shell, common } = useDashboardTexts()
  const toast = useToast()
  const [isRunning, setIsRunning] = useState(false)
  const make = async () => {
    if (isRunning) return
    setIsRunning(true)
    try {
      await callApi("/backup")
      toast({ text: shell.backupDone })
    } catch (error) {
      if (isCode(error, "not_found")) toast({ text: shell.backupLater, isError: true })
      else
        toast({ text: shell.backupFailed, isError: true, action: { label: common.tryAgain, run: () => void make() } })
    }
    setIsRunning(false)
  }
  return (
    <button type="button" aria-disabled={isRunning || undefined} onClick={() => void make()}>
      {shell.backup}
      {isRunning && <output>{shell.backupRunning}</output>}
    </button>
  )
}
