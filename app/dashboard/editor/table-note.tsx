import type { Editor } from "@tiptap/core"
import { isInTable } from "@tiptap/pm/tables"
import { useEditorState } from "@tiptap/react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"

/** Below the toolbar: keys in a table, and why a table was rejected. */
export function TableNote({ editor, isTooLarge }: { editor: Editor; isTooLarge: boolean }) {
  const texts = useDashboardTexts().editor.table
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => isInTable(current.state) })
  const { tableRows, tableColumns, tableCells } = dashboardLimits
  return (
    <div className="table-notes">
      <div role="alert">
        {isTooLarge && (
          <p className="field-message">
            <Icon name="warn" />
            {texts.tooLarge(tableRows, tableColumns, tableCells)}
          </p>
        )}
      </div>
      <output>{isInside && <span className="hint">{texts.keys}</span>}</output>
    </div>
  )
}
