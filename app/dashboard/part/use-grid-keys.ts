import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react"

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const within = (value: number, count: number, from = 0) => Math.min(Math.max(value, from), count - 1)

/**
 * Makes a table one Tab stop with arrow keys between cells. Rows have `data-row`, focusable elements `data-column`;
 * columns count from `from`.
 */
export function useGridKeys(rows: number, columns: number, from = 0) {
  const ref = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState({ row: 0, column: 1 })
  const here = { row: within(at.row, rows), column: at.column }

  const go = (row: number, column: number) => {
    const next = { row: within(row, rows), column: within(column, columns, from) }
    setAt(next)
    ref.current?.querySelector<HTMLElement>(`[data-row="${next.row}"] [data-column="${next.column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.altKey) return
    const step = steps[event.key]
    const wholeTable = event.ctrlKey || event.metaKey
    if (step && !wholeTable) go(here.row + step[0], here.column + step[1])
    else if (event.key === "Home") go(wholeTable ? 0 : here.row, from)
    else if (event.key === "End") go(wholeTable ? rows - 1 : here.row, columns - 1)
    else return
    event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    const cell = event.target.closest<HTMLElement>("[data-column]")
    const row = cell?.closest<HTMLElement>("[data-row]")
    if (!cell || !row) return
    const next = { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) }
    setAt((before) => (before.row === next.row && before.column === next.column ? before : next))
  }
  const stop = (row: number, column: number) => ({
    "data-column": column,
    tabIndex: row === here.row && column === here.column ? 0 : -1,
  })
  return { go, stop, table: { ref, onKeyDown, onFocus } }
}

export type GridKeys = ReturnType<typeof useGridKeys>

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "checkbox")
