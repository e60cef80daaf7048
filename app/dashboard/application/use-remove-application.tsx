import { useQueryClient } from "@tanstack/react-query"
import type { Application } from "#contract/application.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useRemove } from "../trash/use-remove.ts"
import { formatMoment } from "../ui/format-date.ts"

/** Deletes an application after a confirmation that names it; focus moves to its neighbour. */
export function useRemoveApplication() {
  const { applications: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const client = useQueryClient()
  const { queryKey } = read("GET /application")
  const remove = useRemove({ explain: () => texts.removeFailed, canRetry: true })
  return async ({ id, version, first_name, last_name, created_at, cv }: Application): Promise<void> => {
    const text = texts.removeText(`${first_name} ${last_name}`, formatMoment(created_at, language), cv.length)
    const isGone = await remove({
      question: <p>{text}</p>,
      button: texts.removeButton,
      call: () => callApi("DELETE /application/:id", { params: { id }, version }),
      entry: `application-${id}`,
    })
    if (!isGone) return
    const list = client.getQueryData(queryKey) ?? []
    const at = list.findIndex((other) => other.id === id)
    client.setQueryData(
      queryKey,
      list.filter((other) => other.id !== id),
    )
    focusSoon(`application-${(list[at + 1] ?? list[at - 1])?.id}`)
    void client.invalidateQueries({ queryKey })
  }
}
