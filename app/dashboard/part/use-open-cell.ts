import { useEffect, useState } from "react"
import type { ListedPart } from "#contract/part-list.ts"
import type { BlockStore } from "./block-store.ts"
import type { AfterField } from "./cell-field.tsx"
import { useMayWrite } from "./may-write.ts"
import { partFields } from "./part-form.ts"
import { type Cell, type CellBlock, type Size, clampCell, nextCell } from "./selection.ts"

interface Open {
  part: ListedPart
  column: number
  /** The first character replaces the cell's value. */
  replaces: boolean
}

interface OpenCellOptions {
  items: readonly ListedPart[]
  size: Size
  store: BlockStore
  onBlock: (block: CellBlock) => void
  onNext: (cell: Cell) => void
  onEnd: () => boolean
}

/** The cell that is a field, and where the focus goes when it is left. */
export function useOpenCell({ items, size, store, onBlock, onNext, onEnd }: OpenCellOptions) {
  const [open, setOpen] = useState<Open | null>(null)
  const mayWrite = useMayWrite()
  const onOpen = ({ row, column }: Cell, replaces: boolean) => {
    const [part, field] = [items[row], partFields[column]]
    if (part && field && mayWrite(field)) setOpen({ part, column, replaces })
  }
  const openRow = open ? items.findIndex(({ id }) => id === open.part.id) : -1
  // The list was reloaded without the row of the open field.
  if (open && openRow < 0) setOpen(null)
  useEffect(() => {
    if (openRow < 0) store.endEdit(true)
  }, [openRow, store])
  const onInput = (value: string) => {
    const field = open ? partFields[open.column] : undefined
    if (open && field) store.edit({ part: open.part, field, value })
  }
  const onDone = (isKept: boolean, after: AfterField) => {
    const left = open
    if (!left) return
    store.endEdit(isKept)
    setOpen((now) => (now === left || after !== "leave" ? null : now))
    if (after === "leave") return
    const cell = { row: openRow, column: left.column }
    const target =
      after === "stay"
        ? cell
        : after === "down"
          ? clampCell({ row: cell.row + 1, column: cell.column }, size)
          : (nextCell(cell, after === "next" ? 1 : -1, size) ?? cell)
    onBlock({ anchor: target, focus: target })
    if (after !== "down" || target.row > cell.row || !onEnd()) onNext({ ...target })
  }
  return { open, openRow, onOpen, onInput, onDone }
}
