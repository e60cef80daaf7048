import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Makes a backup, which may take long; announces the result. */
export function useMakeBackup() {
  const { backup: texts, common } = useDashboardTexts()
  const toast = useToast()
  const { isBusy, run } = useAction({
    about: "backup",
    explain: (error) => {
      if (isCode(error, "conflict")) return texts.alreadyRunning
      return isCode(error, "too_many") ? texts.tooMany : `${texts.failed} ${errorText(common, error)}`
    },
    refreshes: ["GET /backups", "GET /backup/state"],
    canRetry: true,
  })
  const make = () =>
    run(async () => {
      await callApi("GET /backup", { timeoutMs: 0 })
      toast({ text: texts.done, about: "backup" })
    })
  return { isRunning: isBusy, make }
}
