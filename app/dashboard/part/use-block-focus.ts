import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react"
import { type CellBlock, type Cell, type Size, clampCell, isSameCell } from "./selection.ts"

/** Connects the block of cells to focus and mouse; rows have `data-row`, cells `data-column`. */
export function useBlockFocus(shown: CellBlock, size: Size, onBlock: (block: CellBlock) => void) {
  const ref = useRef<HTMLTableElement>(null)
  const block: CellBlock = { anchor: clampCell(shown.anchor, size), focus: clampCell(shown.focus, size) }
  // Focus events come before the block that caused them is rendered.
  const at = useRef(block.focus)
  useEffect(() => {
    at.current = block.focus
  })
  const isDragging = useRef(false)

  const find = ({ row, column }: Cell) =>
    ref.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
  // Browsers do not scroll to a cell that is partly visible.
  const focus = (cell: Cell) => {
    const element = find(cell)
    element?.focus()
    element?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }
  const mark = (cell: Cell, isExtending: boolean) => {
    at.current = cell
    onBlock({ anchor: isExtending ? block.anchor : cell, focus: cell })
  }
  const go = (cell: Cell, isExtending = false) => {
    mark(cell, isExtending)
    focus(cell)
  }
  /** Without scrolling, which would move another cell below the pointer. */
  const point = (cell: Cell, isExtending: boolean) => {
    mark(cell, isExtending)
    find(cell)?.focus()
  }
  const onMouseDown = (event: MouseEvent) => {
    const cell = cellAt(event.target)
    isDragging.current = cell !== null && event.button === 0 && !isField(event.target)
    if (!cell || !isDragging.current) return
    if (event.shiftKey) event.preventDefault()
    point(cell, event.shiftKey)
  }
  const onMouseOver = (event: MouseEvent) => {
    isDragging.current &&= event.buttons === 1
    const cell = cellAt(event.target)
    if (cell && isDragging.current && !isSameCell(cell, at.current)) point(cell, true)
  }
  /** Focus moved by other means, such as a screen reader. */
  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target)
    if (cell && !isSameCell(cell, at.current)) onBlock({ anchor: cell, focus: cell })
  }
  return { ref, block, go, focus, onMouseDown, onMouseOver, onFocus }
}

export const isField = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea")

/** Returns the position of the cell that contains an element. */
export function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null
  const row = cell?.closest<HTMLElement>("[data-row]")
  return cell && row ? { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) } : null
}
