import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { downloadFile } from "../api/call-api.ts"
import { useAction } from "../ui/use-action.ts"
import { type ChosenSheet, importForm } from "./use-import.ts"

/** Downloads the rejected rows of the chosen sheet, with bad cells marked and the reasons. */
export function useRefusedSheet(sheet: ChosenSheet) {
  const { file, isGrouped } = sheet
  const { partImport: texts } = useDashboardTexts()
  const lang = useDashboardLanguage()
  const { isBusy, run } = useAction({ explain: () => texts.refusedSheetFailed })
  const save = async () => {
    if (!file) return
    const form = importForm(sheet)
    const query = { lang, groups: isGrouped ? 1 : undefined }
    await run(() => downloadFile("POST /spare/excel/refused", texts.refusedSheetName, { query, form }))
  }
  return { isBusy, save }
}
