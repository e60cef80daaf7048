import { type KeyboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { shortcutLetter } from "../ui/use-shortcut.ts"
import { type CellBlock, type Cell, type Size, cellByKey, nextCell } from "./selection.ts"
import { cellAt, isField } from "./use-block-focus.ts"

interface BlockKeys {
  block: CellBlock
  size: Size
  /** Columns from here on are not typed in. */
  editable: number
  go: (cell: Cell, isExtending?: boolean) => void
  onBlock: (block: CellBlock) => void
  /** Starts editing a cell; a typed character replaces its value. */
  onOpen: (cell: Cell, replaces: boolean) => void
  onEmpty: () => void
  onFillDown: () => void
  onUndo: (way: "undo" | "redo") => void
  onReplace: () => void
  /** Ticks the row, or opens it beside the table. */
  onRow: (row: number, act: "tick" | "open") => void
  /** The next Tab leaves the table. */
  onLeaving: () => void
}

/** Keyboard of a spreadsheet. After Escape, Tab leaves the table instead of moving to the next cell. */
export function useBlockKeys(options: BlockKeys) {
  const { block, size, editable, go, onBlock, onOpen, onEmpty, onFillDown, onUndo, onReplace, onRow, onLeaving } =
    options
  const isLeaving = useRef(false)
  const command = (letter: string, isShift: boolean): boolean => {
    if (letter === "d") onFillDown()
    else if (letter === "a")
      onBlock({ anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } })
    else if (letter === "h") onReplace()
    else if (letter === "y" || (letter === "z" && isShift)) onUndo("redo")
    else if (letter === "z") onUndo("undo")
    else return false
    return true
  }
  const edit = (event: KeyboardEvent, isCommand: boolean): boolean => {
    const { key } = event
    const isEditable = block.focus.column < editable
    if (key === "Delete" || key === "Backspace") onEmpty()
    else if (!isEditable) {
      if (key !== "Enter" || !(event.target instanceof Element)) return false
      event.target.querySelector("a")?.click()
    } else if (key === "Enter" || key === "F2") onOpen(block.focus, false)
    else {
      if (isCommand || !(key.length === 1 || key === "Process" || key === "Dead")) return false
      // The field has focus before the browser inserts the character, which is no shortcut of the page then.
      flushSync(() => onOpen(block.focus, true))
      event.stopPropagation()
      return false
    }
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (isField(event.target) || !cellAt(event.target)) return
    const rowAct = key === "Enter" && event.altKey ? "open" : key === " " && shiftKey ? "tick" : null
    if (rowAct) {
      onRow(block.focus.row, rowAct)
      return event.preventDefault()
    }
    if (event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const wasLeaving = isLeaving.current
    isLeaving.current = key === "Escape" || (wasLeaving && (key === "Tab" || key === "Shift"))
    const target = cellByKey(key, isCommand, block.focus, size)
    if (key === "Escape") {
      go(block.focus)
      onLeaving()
    } else if (key === "Tab") {
      const next = wasLeaving ? null : nextCell(block.focus, shiftKey ? -1 : 1, size)
      if (!next) return
      go(next)
    } else if (target) go(target, shiftKey)
    else if (!(isCommand && command(shortcutLetter(event), shiftKey)) && !edit(event, isCommand)) return
    event.preventDefault()
  }
  /** Focus is back in the table. */
  const onFocus = () => {
    isLeaving.current = false
  }
  return { onKeyDown, onFocus }
}
