import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useState } from "react"
import { readTsv, writeHtml, writeTsv } from "../editor/tsv.ts"
import type { AfterField } from "../part/cell-field.tsx"
import { type Cell, type CellBlock, clampCell, edgesOf, nextCell } from "../part/selection.ts"
import { cellAt, isField, useBlockFocus } from "../part/use-block-focus.ts"
import { useBlockKeys } from "../part/use-block-keys.ts"
import { type CellContext, shownCell, typeCell } from "./offer-cells.ts"
import { type OfferedRow, sheetColumns } from "./offer-rows.ts"

interface SheetOptions {
  rows: readonly OfferedRow[]
  context: CellContext
  mayEdit: boolean
  onRows: (rows: readonly OfferedRow[]) => void
  onUndo: (way: "undo" | "redo") => void
  onPaste: (block: string[][], cell: Cell) => void
  onOpenRow: (row: number) => void
  /** Alt + Down in a price. */
  onTakePrice: (row: number) => void
}

const priceColumn = sheetColumns.indexOf("unit_price")

/** Keyboard, mouse and clipboard of the sheet, as those of the parts table. */
export function useSheet(options: SheetOptions) {
  const { rows, context, mayEdit, onRows, onUndo, onPaste, onOpenRow, onTakePrice } = options
  const start = { row: 0, column: priceColumn }
  const [shown, setShown] = useState<CellBlock>({ anchor: start, focus: start })
  const [open, setOpen] = useState<(Cell & { replaces: boolean }) | null>(null)
  const [next, setNext] = useState<Cell | null>(null)
  const size = { rows: rows.length, columns: sheetColumns.length }
  const { ref, block, go, focus, ...mouse } = useBlockFocus(shown, size, setShown)
  const edges = edgesOf(block)
  // The cell can only be focused once its field is removed.
  useEffect(() => {
    if (next) focus(next)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time a cell is asked for
  }, [next])
  const textAt = (row: number, column: number): string => {
    const [at, name] = [rows[row], sheetColumns[column]]
    return at && name ? shownCell(at, name, context) : ""
  }
  /** Types into the cells of the block what `textOf` returns. */
  const typeBlock = (textOf: (column: number) => string) => {
    if (!mayEdit) return
    onRows(
      rows.map((row, index) => {
        if (index < edges.top || index > edges.bottom) return row
        return sheetColumns.reduce(
          (typed, name, column) =>
            column < edges.left || column > edges.right ? typed : typeCell(typed, name, textOf(column), context),
          row,
        )
      }),
    )
  }
  const fillDown = () => {
    const source = edges.top === edges.bottom ? Math.max(0, edges.top - 1) : edges.top
    typeBlock((column) => textAt(source, column))
  }
  const keys = useBlockKeys({
    block,
    size,
    editable: mayEdit ? sheetColumns.length : 0,
    go,
    onBlock: setShown,
    onOpen: (cell, replaces) => mayEdit && setOpen({ ...cell, replaces }),
    onEmpty: () => typeBlock(() => ""),
    onFillDown: fillDown,
    onUndo,
    onReplace: () => undefined,
    onRow: (row, act) => act === "open" && onOpenRow(row),
    onLeaving: () => undefined,
  })
  const onDone = (text: string, isKept: boolean, after: AfterField) => {
    if (!open) return
    const { row, column } = open
    const [target, name] = [rows[row], sheetColumns[column]]
    if (isKept && target && name && text !== shownCell(target, name, context))
      onRows(rows.map((other, index) => (index === row ? typeCell(other, name, text, context) : other)))
    setOpen(null)
    if (after === "leave") return
    const cell =
      after === "stay"
        ? { row, column }
        : after === "down"
          ? clampCell({ row: row + 1, column }, size)
          : (nextCell({ row, column }, after === "next" ? 1 : -1, size) ?? { row, column })
    setShown({ anchor: cell, focus: cell })
    setNext({ ...cell })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellAt(event.target)
    if (event.altKey && event.key === "ArrowDown" && cell?.column === priceColumn && mayEdit) {
      event.preventDefault()
      if (open) onDone("", false, "stay")
      onTakePrice(cell.row)
    } else if (!(event.target instanceof HTMLSelectElement || event.target instanceof HTMLButtonElement))
      keys.onKeyDown(event)
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = cellAt(target)
    if (cell && mayEdit && !isField(target)) setOpen({ ...cell, replaces: false })
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isField(event.target)) return
    event.preventDefault()
    const cells = rows
      .slice(edges.top, edges.bottom + 1)
      .map((_, down) =>
        sheetColumns
          .slice(edges.left, edges.right + 1)
          .map((_name, right) => textAt(edges.top + down, edges.left + right)),
      )
    event.clipboardData.setData("text/plain", writeTsv(cells))
    event.clipboardData.setData("text/html", writeHtml(cells))
  }
  const onPasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain")
    if (isField(event.target) || text === "" || !mayEdit) return
    event.preventDefault()
    const cells = readTsv(text)
    const single = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined
    if (single === undefined) onPaste(cells, { row: edges.top, column: edges.left })
    else typeBlock(() => single)
  }
  const goTo = (row: number) => {
    const cell = { row, column: priceColumn }
    setShown({ anchor: cell, focus: cell })
    setNext(cell)
  }
  return {
    ref,
    edges,
    active: block.focus,
    open,
    onDone,
    goTo,
    handlers: { ...mouse, onKeyDown, onCopy, onPaste: onPasted, onDoubleClick },
  }
}

export type Sheet = ReturnType<typeof useSheet>
