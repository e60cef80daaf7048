import { cellsOfLine } from "#contract/inquiry-constants.ts"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { downloadFile } from "../api/call-api.ts"
import { copyTable } from "../copy-table.ts"
import { MenuButton } from "../ui/menu-button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

interface LinesOutProps {
  id: number
  reference: string
  lines: readonly InquiryLine[]
}

/** Menu that copies the lines of an inquiry as a table, or saves them as a workbook. */
export function LinesOut({ id, reference, lines }: LinesOutProps) {
  const { inquiries: texts } = useDashboardTexts()
  const { lineEdit } = useDeskTexts()
  const words = useDashboardLanguage()
  const toast = useToast()
  const { run } = useAction({ failed: texts.exportFailed })
  const copy = async () => {
    const headings = [
      lineEdit.position,
      lineEdit.asked,
      lineEdit.number,
      lineEdit.quantity,
      lineEdit.unit,
      lineEdit.note,
    ]
    const rows = lines.map(cellsOfLine)
    if (await copyTable([headings, ...rows])) toast({ text: lineEdit.copied(lines.length), about: "lines" })
    else toast({ text: texts.copyFailed, isError: true })
  }
  const name = `${reference}-${lineEdit.excelName}.xlsx`
  const save = () => run(() => downloadFile("/request/:id/line/xlsx", name, { params: { id }, query: { words } }))
  return (
    <MenuButton
      label={`${lineEdit.copyAll}, ${texts.exports.xlsx}`}
      items={[
        { label: lineEdit.copyAll, run: copy },
        { label: texts.exports.xlsx, run: save },
      ]}
    />
  )
}
