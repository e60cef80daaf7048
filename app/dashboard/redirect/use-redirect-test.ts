import { useState } from "react"
import type { RedirectTest } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useAction } from "../ui/use-action.ts"

/** Tests all redirects against the running site in batches, and reports the progress. */
export function useRedirectTest() {
  const { redirects: texts } = useDashboardTexts()
  const [result, setResult] = useState<RedirectTest | null>(null)
  const { isBusy, run } = useAction({ failed: texts.test.failed })
  const test = async () => {
    setResult(null)
    let failed: RedirectTest["failed"] = []
    for (let page = 1, isDone = false; !isDone; page++) {
      const next = await callApi("POST /redirect/test", { query: { page } })
      failed = [...failed, ...next.failed]
      isDone = next.tested >= next.total
      setResult({ ...next, failed })
    }
  }
  return { result, isBusy, run: () => void run(test), close: () => setResult(null) }
}
