import { Fragment, type Node as DocumentNode, Slice } from "@tiptap/pm/model"
import { isInTable } from "@tiptap/pm/tables"
import type { EditorProps } from "@tiptap/pm/view"
import { fitTables } from "#contract/rich-table.ts"
import { quietPaste } from "./rich-html.ts"
import { tableHtml, tableOfText } from "./table-html.ts"
import { wordHtml } from "./word-html.ts"

/** Returns blocks as lines of one cell. */
function asLines(slice: Slice): Slice {
  const blocks: DocumentNode[] = []
  slice.content.descendants((node) => {
    if (node.isTextblock) blocks.push(node)
    return !node.isTextblock
  })
  if (blocks.length === 0) return slice
  const [first, ...rest] = blocks
  const lineBreak = first?.type.schema.nodes["hardBreak"]
  const lines = rest.reduce(
    (line, block) => (lineBreak ? line.addToEnd(lineBreak.create()) : line).append(block.content),
    first?.content ?? Fragment.empty,
  )
  return new Slice(lines, 0, 0)
}

const isOneTable = ({ content }: Slice): boolean =>
  content.childCount === 1 && typeof content.firstChild?.type.spec["tableRole"] === "string"

/**
 * Returns the editor's paste handling: text of Word as plain HTML, ranges of cells as tables, blocks inside a cell as
 * lines. A table beyond the limits is rejected as a whole, and `onTooLarge` is called.
 */
export function pasteProps(onTooLarge: () => void): EditorProps {
  let isRefused = false
  return {
    transformPastedHTML: (html) => {
      const clean = tableHtml(quietPaste(wordHtml(html)))
      isRefused = !fitTables(clean)
      return isRefused ? "" : clean
    },
    transformPasted: (slice, view) => (isInTable(view.state) && !isOneTable(slice) ? asLines(slice) : slice),
    handlePaste: (view, event) => {
      if (isRefused) {
        isRefused = false
        onTooLarge()
        return true
      }
      if (event.clipboardData?.getData("text/html") !== "") return false
      const table = tableOfText(event.clipboardData.getData("text/plain"))
      return table !== null && view.pasteHTML(table)
    },
  }
}
