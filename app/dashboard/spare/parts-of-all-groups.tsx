import { useState } from "react"
import { Link } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ImportDialog } from "../import/import-dialog.tsx"
import { Button } from "../ui/button.tsx"
import { useMay } from "../ui/shell-context.tsx"

/** Actions of the list of groups: all parts in one table, and the import of a sheet for several groups. */
export function PartsOfAllGroups() {
  const mayImport = useMay("parts.import")
  const { partGrid, partImport } = useDashboardTexts()
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <Link className="button button-small button-quiet" to="/dashboard/data/parts">
        {partGrid.openAll}
      </Link>
      {mayImport && (
        <Button look="quiet" icon="upload" onClick={() => setIsImporting(true)}>
          {partImport.grouped.open}
        </Button>
      )}
      {isImporting && <ImportDialog spareId={null} onClose={() => setIsImporting(false)} />}
    </>
  )
}
