import { useState } from "react"
import type { RedirectTest } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useToast } from "../ui/toasts.tsx"

/** Tests all redirects against the running site in batches, and reports the progress. */
export function useRedirectTest() {
  const { redirects: texts, common } = useDashboardTexts()
  const toast = useToast()
  const [result, setResult] = useState<RedirectTest | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    setResult(null)
    try {
      let failed: RedirectTest["failed"] = []
      for (let page = 1, isDone = false; !isDone; page++) {
        const next = await callApi("POST /redirect/test", { query: { page } })
        failed = [...failed, ...next.failed]
        isDone = next.tested >= next.total
        setResult({ ...next, failed })
      }
    } catch (error) {
      toast({ text: `${texts.test.failed} ${errorText(common, error)}`, isError: true })
    }
    setIsBusy(false)
  }
  return { result, isBusy, run: () => void run(), close: () => setResult(null) }
}
