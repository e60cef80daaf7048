import { Node } from "@tiptap/core"
import type { Node as DocumentNode } from "@tiptap/pm/model"
import { Plugin } from "@tiptap/pm/state"
import { addRowAfter, goToNextCell, isInTable, tableEditing } from "@tiptap/pm/tables"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { deleteWholeTable, leaveTable } from "./rich-table-commands.ts"

const roles: Record<string, string> = { table: "table", tableRow: "row", tableCell: "cell", tableHeader: "header_cell" }

/** A document whose blocks may be tables; lists and cells contain none. */
export const RichDocument = Node.create({ name: "doc", topNode: true, content: "(block | table)+" })

/** Returns how far a document's tables exceed the limits: 0 within them. */
function excessOf(doc: DocumentNode): number {
  const { tableRows, tableColumns, tableCells } = dashboardLimits
  let [excess, cells] = [0, 0]
  doc.forEach((node) => {
    if (node.type.name !== "table") return
    const columns = node.firstChild?.childCount ?? 0
    cells += node.childCount * columns
    excess += Math.max(0, node.childCount - tableRows) + Math.max(0, columns - tableColumns)
  })
  return excess + Math.max(0, cells - tableCells)
}

// Table commands read colspan and rowspan; here always 1.
const oneByOne = { default: 1, rendered: false, parseHTML: () => 1 }
const cellAttributes = () => ({
  colspan: oneByOne,
  rowspan: oneByOne,
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

const cellNode = (name: string, tag: "td" | "th") =>
  Node.create({
    name,
    content: "paragraph",
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
})

/**
 * Tables with plain cells, using the commands of prosemirror-tables. `onTooLarge` is called when one would exceed the
 * limits.
 */
export const RichTable = Node.create<{ onTooLarge: () => void }>({
  name: "table",
  content: "tableRow+",
  isolating: true,
  addOptions: () => ({ onTooLarge: () => undefined }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addExtensions: () => [TableRow, cellNode("tableHeader", "th"), cellNode("tableCell", "td")],
  addKeyboardShortcuts() {
    const run = (command: typeof addRowAfter) => command(this.editor.state, this.editor.view.dispatch)
    const inTable = (act: () => boolean) => () => isInTable(this.editor.state) && act()
    return {
      Tab: inTable(() => run(goToNextCell(1)) || (run(addRowAfter) && run(goToNextCell(1)))),
      "Shift-Tab": inTable(() => run(goToNextCell(-1))),
      Enter: inTable(() => this.editor.commands.setHardBreak()),
      Escape: inTable(() => run(leaveTable)),
      Backspace: () => run(deleteWholeTable),
      Delete: () => run(deleteWholeTable),
    }
  },
  addProseMirrorPlugins() {
    const { onTooLarge } = this.options
    return [
      tableEditing(),
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged) return true
          const excess = excessOf(transaction.doc)
          if (excess === 0 || excess <= excessOf(transaction.before)) return true
          onTooLarge()
          return false
        },
      }),
    ]
  },
})
