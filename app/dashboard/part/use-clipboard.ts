import type { ClipboardEvent } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Announce } from "#app/ui/announcer.tsx"
import type { PageCells } from "./block-cells.ts"
import type { BlockStore } from "./block-store.ts"
import { partFields } from "./part-form.ts"
import { type CellBlock, type Edges, type Size, clampCell } from "./selection.ts"
import { readTsv, writeHtml, writeTsv } from "../editor/tsv.ts"
import { useToast } from "../ui/toasts.tsx"
import { isField } from "./use-block-focus.ts"

interface ClipboardOptions {
  cells: PageCells
  edges: Edges
  size: Size
  store: BlockStore
  onBlock: (block: CellBlock) => void
  onCut: () => void
  /** Adds rows below the last one; null where there is none or may be none. */
  onRows: ((rows: readonly (readonly string[])[]) => void) | null
  announce: Announce
}

/** Copies the selected block like spreadsheets do, and pastes theirs as one change. */
export function useClipboard({ cells, edges, size, store, onBlock, onCut, onRows, announce }: ClipboardOptions) {
  const { partGrid: texts } = useDashboardTexts()
  const toast = useToast()
  const onCopy = (event: ClipboardEvent) => {
    if (isField(event.target)) return
    event.preventDefault()
    const rows = cells.valuesIn(edges)
    event.clipboardData.setData("text/plain", writeTsv(rows))
    event.clipboardData.setData("text/html", writeHtml(rows))
    announce(texts.copied(rows.length * (rows[0]?.length ?? 0)))
    if (event.type === "cut") onCut()
  }
  const paste = (text: string) => {
    // A picture or file has no text and would empty the cells.
    if (text === "") return
    const rows = readTsv(text)
    const { top, left } = edges
    const only = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined
    const width = Math.max(...rows.map((row) => row.length))
    // One value fills the whole selection.
    const area = only === undefined ? { top, left, bottom: top + rows.length - 1, right: left + width - 1 } : edges
    const changes = cells.changesIn(area, (row, column) => only ?? rows[row - top]?.[column - left])
    store.type(changes)
    onBlock({ anchor: { row: top, column: left }, focus: clampCell({ row: area.bottom, column: area.right }, size) })
    const below = onRows && only === undefined && left === 0 ? rows.slice(Math.max(0, size.rows - top)) : []
    if (below.length > 0) onRows?.(below)
    const [rowsOut, columnsOut] = [area.bottom - size.rows + 1 - below.length, area.right - partFields.length + 1]
    // The group of a part cannot be pasted; one value for a selection leaves nothing out.
    const outside = [
      ...(rowsOut > 0 ? [texts.outsideRows(rowsOut)] : []),
      ...(columnsOut > 0 && only === undefined ? [texts.outsideColumns(columnsOut)] : []),
    ]
    if (outside.length > 0) toast({ text: texts.pastedPartly(changes.length, outside), isError: true, about: "pasted" })
    else announce(texts.pasted(changes.length))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isField(event.target)) return
    event.preventDefault()
    paste(event.clipboardData.getData("text/plain"))
  }
  return { paste, handlers: { onCopy, onCut: onCopy, onPaste } }
}
