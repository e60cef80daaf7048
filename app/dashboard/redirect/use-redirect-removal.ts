import type { Redirect } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Removes redirects; a removal can be undone from its message. */
export function useRedirectRemoval() {
  const { redirects: texts } = useDashboardTexts()
  const toast = useToast()
  const { run, attempt } = useAction({
    failed: texts.failed,
    refreshes: ["GET /redirect"],
  })
  const putBack = ({ from, target, status }: Redirect) =>
    attempt(() => callApi("POST /redirect", { json: { from, target, status } }))
  const remove = (redirect: Redirect) =>
    run(async () => {
      await callApi("DELETE /redirect/:id", { params: { id: redirect.id }, version: redirect.version })
      const action = { label: texts.undo, run: () => void putBack(redirect) }
      toast({ text: texts.list.removed(redirect.from), about: `redirect ${redirect.id}`, action })
    })
  return remove
}
