import { useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { useToast } from "../ui/toasts.tsx"
import type { ChosenSheet } from "./use-import.ts"

/** Downloads the rejected rows of the chosen sheet, with bad cells marked and the reasons. */
export function useRefusedSheet({ file, columns, isGrouped }: ChosenSheet) {
  const { partImport: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    if (!file || isBusy) return
    setIsBusy(true)
    const form = new FormData()
    form.append("excel", file)
    if (columns) form.append("columns", JSON.stringify(columns))
    try {
      const query = { lang, groups: isGrouped ? 1 : undefined }
      await downloadFile("POST /spare/excel/refused", texts.refusedSheetName, { query, form })
    } catch {
      toast({ text: texts.refusedSheetFailed, isError: true })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, save }
}
