import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"

/** Makes a backup, which may take long; announces the result. */
export function useMakeBackup() {
  const { backup: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  const reason = (error: unknown) => {
    if (isCode(error, "conflict")) return texts.alreadyRunning
    return isCode(error, "too_many") ? texts.tooMany : `${texts.failed} ${errorText(common, error)}`
  }
  const make = async () => {
    if (isRunning) return
    setIsRunning(true)
    try {
      await callApi("GET /backup")
      toast({ text: texts.done, about: "backup" })
    } catch (error) {
      const again = { label: common.tryAgain, run: () => void make() }
      toast({ text: reason(error), isError: true, about: "backup", action: again })
    }
    setIsRunning(false)
    void refresh("GET /backups", "GET /backup/state")
  }
  return { isRunning, make }
}
