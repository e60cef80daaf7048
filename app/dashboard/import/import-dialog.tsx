import { useNavigate } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { EditingScope } from "../ui/editing-scope.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import { ChooseStep } from "./choose-step.tsx"
import { importPath, useKeptSheet } from "./kept-sheet.ts"
import "./import.css"

interface ImportDialogProps {
  /** The group; null when the sheet names the groups itself. */
  spareId: number | null
  /** Title of the group. */
  group?: TitleText
  onClose: () => void
}

/** Takes an Excel sheet or CSV file with parts; the page of the import asks the rest. */
export function ImportDialog({ spareId, group, onClose }: ImportDialogProps) {
  const { partImport: texts } = useDashboardTexts()
  const { keep } = useKeptSheet(spareId)
  const navigate = useNavigate()
  return (
    <EditingScope needs="parts.import">
      <Dialog size="wide" title={spareId === null ? texts.grouped.title : texts.title} onClose={onClose}>
        <p className="import-group" lang={group?.lang}>
          {group ? group.text : texts.grouped.hint}
        </p>
        <ChooseStep
          spareId={spareId}
          onCancel={onClose}
          onFile={(choice) => {
            keep(choice)
            void navigate(importPath(spareId))
          }}
        />
      </Dialog>
    </EditingScope>
  )
}
