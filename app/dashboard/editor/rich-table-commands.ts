import { type Command, TextSelection } from "@tiptap/pm/state"
import { CellSelection, deleteColumn, deleteRow, deleteTable, isInTable } from "@tiptap/pm/tables"
import type { NodeType, Schema } from "@tiptap/pm/model"

const nodeType = (schema: Schema, name: string): NodeType => {
  const type = schema.nodes[name]
  if (!type) throw new Error(`the editor knows no ${name}`)
  return type
}

/** Inserts a table with a head row below the block with the cursor, or instead of an empty paragraph. */
export const insertTable =
  (rows: number, columns: number): Command =>
  ({ schema, selection: { $from }, tr }, dispatch) => {
    if (!dispatch) return true
    const row = (name: string) =>
      nodeType(schema, "tableRow").create(
        null,
        Array.from({ length: columns }, () => nodeType(schema, name).createAndFill()).filter((cell) => cell !== null),
      )
    const table = nodeType(schema, "table").create(
      null,
      Array.from({ length: rows }, (_, at) => row(at === 0 ? "tableHeader" : "tableCell")),
    )
    const block = $from.depth > 0 ? $from.node(1) : null
    const end = block ? $from.after(1) : $from.pos
    const start = block?.type.name === "paragraph" && block.childCount === 0 ? $from.before(1) : end
    // A paragraph always follows the last table, to continue writing.
    const after = end === tr.doc.content.size ? [nodeType(schema, "paragraph").create()] : []
    tr.replaceWith(start, end, [table, ...after])
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView())
    return true
  }

/** Moves the cursor after the table, into a new paragraph at the end of the text. */
export const leaveTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const end = state.selection.$head.after(1)
  const next = state.doc.nodeAt(end)
  const tr = state.tr
  if (!next || next.type.name === "table") tr.insert(end, nodeType(state.schema, "paragraph").create())
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView())
  return true
}

const isWholeTable = (selection: unknown): boolean =>
  selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection()

/** Deletes the table when all its cells are selected; other selections are left to other commands. */
export const deleteWholeTable: Command = (state, dispatch) =>
  isWholeTable(state.selection) && deleteTable(state, dispatch)

const orTable =
  (command: Command): Command =>
  (state, dispatch) =>
    command(state, dispatch) || deleteTable(state, dispatch)

/** Deletes the row or column of the cursor; the last one deletes the table. */
export const deleteTableRow = orTable(deleteRow)
export const deleteTableColumn = orTable(deleteColumn)
