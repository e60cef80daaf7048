import { useNavigate } from "react-router"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import type { RecordEditor } from "../record-form/use-record-editor.ts"
import { useRemove } from "../trash/use-remove.ts"
import { shownTitle } from "../ui/shown-text.ts"

/** Deletes the group after a confirmation that names it and its parts, then opens the list of groups. */
export function useRemoveSpare(editor: RecordEditor<"spare">, parts: number): () => Promise<void> {
  const { spares: texts } = useDashboardTexts()
  const remove = useRemove()
  const navigate = useNavigate()
  const language = useDashboardLanguage()
  return async () => {
    const { record, version } = editor
    const isGone = await remove({
      question: texts.removeText(shownTitle(record, language).text, parts),
      button: texts.removeButton,
      call: () => callApi("DELETE /spare/:id", { params: { id: record.id }, version }),
      entry: `spare-${record.id}`,
      failed: texts.removeFailed,
    })
    if (!isGone) return
    editor.letGo()
    await navigate("/dashboard/data")
  }
}
