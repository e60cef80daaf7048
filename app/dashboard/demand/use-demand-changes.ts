import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError, callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"

/** Ignores terms and adds aliases; each can be undone from its message. */
export function useDemandChanges() {
  const { demand: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      await refresh("GET /demand")
    } catch (error) {
      toast({ text: `${texts.failed} ${errorText(common, error)}`, isError: true })
    }
  }
  const ignore = ({ term }: Pick<DemandItem, "term">, ignored: boolean): Promise<void> =>
    attempt(async () => {
      await callApi("PATCH /demand", { json: { term, ignored } })
      const undo = { label: texts.undo, run: () => void ignore({ term }, !ignored) }
      toast({ text: ignored ? texts.ignored(term) : texts.shown(term), about: `demand ${term}`, action: undo })
    })
  const alias = async ({ term }: Pick<DemandItem, "term">, partnumber: string): Promise<string | null> => {
    try {
      const { id, partnumber: stored } = await callApi("POST /part-alias", { json: { alias: term, partnumber } })
      const remove = () => callApi("DELETE /part-alias/:id", { params: { id } })
      const run = () => void attempt(async () => void (await remove()))
      toast({ text: texts.aliased(term, stored), action: { label: texts.undo, run } })
      await refresh("GET /demand")
      return null
    } catch (error) {
      if (error instanceof ApiError) return error.problem.errors?.[0]?.code ?? error.problem.code
      return "failed"
    }
  }
  return { ignore, alias }
}
