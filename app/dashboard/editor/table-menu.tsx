import type { Editor } from "@tiptap/core"
import type { Command } from "@tiptap/pm/state"
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteTable,
  isInTable,
  toggleHeader,
} from "@tiptap/pm/tables"
import { useEditorState } from "@tiptap/react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { MenuButton } from "../ui/menu-button.tsx"
import { deleteTableColumn, deleteTableRow, insertTable } from "./rich-table-commands.ts"

const [newRows, newColumns] = [3, 3]

/** Table menu of the toolbar: inserts a table, or changes the current one. */
export function TableMenu({ editor, ...button }: { editor: Editor; tabIndex: number; onFocus: () => void }) {
  const texts = useDashboardTexts().editor.table
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => isInTable(current.state) })
  const item = (label: string, command: Command, isDanger = false) => ({
    label,
    isDanger,
    run: () => {
      command(editor.state, editor.view.dispatch)
      editor.commands.focus()
    },
  })
  const items = isInside
    ? [
        item(texts.rowAbove, addRowBefore),
        item(texts.rowBelow, addRowAfter),
        item(texts.columnBefore, addColumnBefore),
        item(texts.columnAfter, addColumnAfter),
        item(texts.headRow, toggleHeader("row")),
        item(texts.deleteRow, deleteTableRow),
        item(texts.deleteColumn, deleteTableColumn),
        item(texts.remove, deleteTable, true),
      ]
    : [item(texts.insert(newRows, newColumns), insertTable(newRows, newColumns))]
  return (
    <MenuButton
      label={texts.menu}
      icon="table"
      className={isInside ? "tool-on" : ""}
      items={items}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    />
  )
}
