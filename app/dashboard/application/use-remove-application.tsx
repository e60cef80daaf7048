import { useQueryClient } from "@tanstack/react-query"
import type { Application } from "#contract/application.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { useToast } from "../ui/toasts.tsx"

/** Deletes an application after a confirmation that names it; focus moves to its neighbour. */
export function useRemoveApplication() {
  const { applications: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const client = useQueryClient()
  const { queryKey } = read("GET /application")
  const deleted = useDeletedToast()
  return async function remove(application: Application): Promise<void> {
    const { id, version, first_name, last_name, created_at, cv } = application
    const question = texts.removeText(`${first_name} ${last_name}`, formatMoment(created_at, language), cv.length)
    if (!(await confirmDelete(<p>{question}</p>, texts.removeButton))) return
    try {
      await callApi("DELETE /application/:id", { params: { id }, version })
    } catch (error) {
      if (!isCode(error, "not_found")) {
        const action = { label: common.tryAgain, run: () => void remove(application) }
        toast({ text: texts.removeFailed, isError: true, action })
        return
      }
    }
    deleted(`application-${id}`)
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
