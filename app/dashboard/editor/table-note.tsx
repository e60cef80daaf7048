import type { Editor } from "@tiptap/core"
import { isInTable } from "@tiptap/pm/tables"
import { useEditorState } from "@tiptap/react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { PasteNotice } from "./table-paste.ts"

/** Below the toolbar: keys in a table, and what a paste could not bring. */
export function TableNote({ editor, notice }: { editor: Editor; notice: PasteNotice | null }) {
  const texts = useDashboardTexts().editor.table
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => isInTable(current.state) })
  const { tableRows, tableColumns, tableCells } = dashboardLimits
  return (
    <div className="table-notes">
      <div role="alert">
        {notice && (
          <p className="field-message">
            <Icon name="warn" />
            {notice === "pictures" ? texts.withoutPictures : texts.tooLarge(tableRows, tableColumns, tableCells)}
          </p>
        )}
      </div>
      <output>{isInside && <span className="hint">{texts.keys}</span>}</output>
    </div>
  )
}
