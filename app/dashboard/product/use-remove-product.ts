import { useNavigate } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import type { RecordEditor } from "../record-form/use-record-editor.ts"
import { languageOf } from "../translations/group-translations.ts"
import { useRemove } from "../trash/use-remove.ts"

/** Deletes the record after a confirmation that names it, then opens the overview. */
export function useRemoveProduct(editor: RecordEditor<"product">): () => Promise<void> {
  const { products: texts, common } = useDashboardTexts()
  const remove = useRemove()
  const navigate = useNavigate()
  return async () => {
    const { record, version } = editor
    const language = common.languageNames[languageOf(record.lang)]
    const others = Object.keys(record.translations).length - 1
    const isGone = await remove({
      question: texts.removeText(record.title, language, others),
      button: texts.remove,
      call: () => callApi("DELETE /product/:id", { params: { id: record.id }, version }),
      entry: `product-${record.id}`,
      onRestored: () => void navigate(`/dashboard/product/${record.id}`),
    })
    if (!isGone) return
    editor.letGo()
    await navigate("/dashboard")
  }
}
