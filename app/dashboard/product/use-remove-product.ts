import { useNavigate } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import type { RecordEditor } from "../record-form/use-record-editor.ts"
import { languageOf } from "../translations/group-translations.ts"
import { useDeletedToast } from "../trash/use-deleted-toast.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"

/** Deletes the record after a confirmation that names it, then opens the overview. */
export function useRemoveProduct(editor: RecordEditor<"product">): () => Promise<void> {
  const { products: texts, common } = useDashboardTexts()
  const confirmDelete = useConfirmDelete()
  const notifyDeleted = useDeletedToast()
  const toast = useToast()
  const navigate = useNavigate()
  return async () => {
    const { record, version } = editor
    const language = common.languageNames[languageOf(record.lang)]
    const others = Object.keys(record.translations).length - 1
    if (!(await confirmDelete(texts.removeText(record.title, language, others), texts.remove))) return
    try {
      await callApi("DELETE /product/:id", { params: { id: record.id }, version })
      editor.letGo()
      notifyDeleted(`product-${record.id}`, () => void navigate(`/dashboard/product/${record.id}`))
      await navigate("/dashboard")
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
  }
}
