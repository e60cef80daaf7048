import type { MissingAddress, Redirect } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Removes redirects, and hides missing addresses; a removal can be undone from its message. */
export function useRedirectChanges() {
  const { redirects: texts } = useDashboardTexts()
  const toast = useToast()
  const { isBusy, run, attempt } = useAction({
    failed: texts.failed,
    refreshes: ["GET /redirect", "GET /redirect/missing"],
  })
  const putBack = ({ from, target, status }: Redirect) =>
    attempt(() => callApi("POST /redirect", { json: { from, target, status } }))
  const remove = (redirect: Redirect) =>
    run(async () => {
      await callApi("DELETE /redirect/:id", { params: { id: redirect.id }, version: redirect.version })
      const action = { label: texts.undo, run: () => void putBack(redirect) }
      toast({ text: texts.list.removed(redirect.from), about: `redirect ${redirect.id}`, action })
    })
  const forget = ({ id, path }: MissingAddress) =>
    run(async () => {
      await callApi("DELETE /redirect/missing/:id", { params: { id } })
      toast({ text: texts.missing.forgotten(path) })
    })
  return { isBusy, remove, forget }
}
