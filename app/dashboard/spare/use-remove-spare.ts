import { useNavigate } from "react-router"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import type { RecordEditor } from "../record-form/use-record-editor.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { useToast } from "../ui/toasts.tsx"

/** Deletes the group after a confirmation that names it and its parts, then opens the list of groups. */
export function useRemoveSpare(editor: RecordEditor<"spare">, parts: number): () => Promise<void> {
  const { spares: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const deleted = useDeletedToast()
  const navigate = useNavigate()
  const language = useDashboardLanguage()
  return async () => {
    const { record, version } = editor
    if (!(await confirmDelete(texts.removeText(shownTitle(record, language).text, parts), texts.removeButton))) return
    try {
      await callApi("DELETE /spare/:id", { params: { id: record.id }, version })
      editor.letGo()
      deleted(`spare-${record.id}`)
      await navigate("/dashboard/data")
    } catch (error) {
      toast({ text: `${texts.removeFailed} ${errorText(common, error)}`, isError: true })
    }
  }
}
