import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Ignores terms and adds aliases; each can be undone from its message. */
export function useDemandChanges() {
  const { demand: texts } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { run, attempt } = useAction({ failed: texts.failed, refreshes: ["GET /demand"] })
  const write = (term: string, ignored: boolean) => async () => {
    await callApi("PATCH /demand", { json: { term, ignored } })
    const undo = { label: texts.undo, run: () => void attempt(write(term, !ignored)) }
    toast({ text: ignored ? texts.ignored(term) : texts.shown(term), about: `demand ${term}`, action: undo })
  }
  const ignore = ({ term }: Pick<DemandItem, "term">, ignored: boolean) => run(write(term, ignored), { key: term })
  /** Rejects with the reason when a term was not assigned. */
  const alias = async ({ term }: Pick<DemandItem, "term">, partnumber: string) => {
    const { id, partnumber: stored } = await callApi("POST /part-alias", { json: { alias: term, partnumber } })
    const undo = () => void attempt(() => callApi("DELETE /part-alias/:id", { params: { id } }))
    toast({ text: texts.aliased(term, stored), action: { label: texts.undo, run: undo } })
    await refresh("GET /demand")
  }
  return { ignore, alias }
}
