import { cellsOfLine } from "#contract/inquiry-constants.ts"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { copyTable } from "../copy-table.ts"
import { Button } from "../ui/button.tsx"
import { DownloadButton } from "../ui/download-button.tsx"
import { useToast } from "../ui/toasts.tsx"

interface LinesOutProps {
  id: number
  reference: string
  lines: readonly InquiryLine[]
}

/** Copies the lines of an inquiry as a table, or saves them as a workbook. */
export function LinesOut({ id, reference, lines }: LinesOutProps) {
  const { inquiries: texts } = useDashboardTexts()
  const { lineEdit } = useDeskTexts()
  const words = useDashboardLanguage()
  const toast = useToast()
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
  return (
    <div className="action-row">
      <Button look="quiet" icon="copy" onClick={() => void copy()}>
        {lineEdit.copyAll}
      </Button>
      <DownloadButton
        address="/request/:id/line/xlsx"
        name={`${reference}-${lineEdit.excelName}.xlsx`}
        options={{ params: { id }, query: { words } }}
        failed={texts.exportFailed}
      >
        {texts.exports.xlsx}
      </DownloadButton>
    </div>
  )
}
