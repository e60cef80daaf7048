import { type FocusEvent, type MouseEvent, useEffect, useState } from "react"
import type { ListedPart } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Announce } from "#app/ui/announcer.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { useMayWrite } from "../part/may-write.ts"
import { useMay } from "../ui/shell-context.tsx"
import { type GroupNames, cellsOfPage } from "./block-cells.ts"
import type { BlockState } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"
import type { AfterField } from "./cell-field.tsx"
import { columnFields } from "./columns.ts"
import { GridRow, rowFacts } from "./grid-row.tsx"
import { type CellBlock, type Cell, clampCell, edgesOf, nextCell } from "./selection.ts"
import { cellAt, isField, useBlockFocus } from "./use-block-focus.ts"
import { useBlockKeys } from "./use-block-keys.ts"
import { useClipboard } from "./use-clipboard.ts"

interface GridTableProps {
  label: string
  items: readonly ListedPart[]
  /** Number of rows before this page, and in total. */
  before: number
  total: number
  store: BlockStore
  state: BlockState
  /** Names of the groups, when parts of several are listed. */
  groupNames: GroupNames
  block: CellBlock
  onBlock: (block: CellBlock) => void
  onUndo: (way: "undo" | "redo") => void
  announce: Announce
}

const noUndo = () => undefined

interface Open {
  part: ListedPart
  column: number
  /** The first character replaces the cell's value. */
  replaces: boolean
}

/** Parts as a spreadsheet: one Tab stop, blocks of cells, clipboard. */
export function GridTable(props: GridTableProps) {
  const { label, items, before, total, store, state, groupNames, onBlock, onUndo, announce } = props
  const { partGrid: texts, parts: partTexts } = useDashboardTexts()
  const [open, setOpen] = useState<Open | null>(null)
  const size = { rows: items.length, columns: columnFields.length + (groupNames ? 1 : 0) }
  const { ref, block, go, focus, ...mouse } = useBlockFocus(props.block, size, onBlock)
  const edges = edgesOf(block)
  const mayWrite = useMayWrite()
  const mayUndo = useMay("parts.edit")
  const cells = cellsOfPage(items, state, groupNames, mayWrite)
  const [back, setBack] = useState<Cell | null>(null)
  // The cell can only be focused once its field is removed.
  useEffect(() => {
    if (back) focus(back)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time a field is left
  }, [back])

  const onEmpty = () => {
    const changes = cells.changesIn(edges, (_row, column) => (columnFields[column] === "quantity" ? "0" : ""))
    store.type(changes)
    announce(texts.emptied(changes.length))
  }
  const onFillDown = () => {
    // A single row is filled from the one above, as in spreadsheets.
    const source = edges.top === edges.bottom ? Math.max(0, edges.top - 1) : edges.top
    const changes = cells.changesIn(edges, (_row, column) => cells.valueAt(source, column))
    store.type(changes)
    announce(texts.filled(changes.length))
  }
  const onOpen = ({ row, column }: Cell, replaces: boolean) => {
    const [part, field] = [items[row], columnFields[column]]
    if (part && field && mayWrite(field)) setOpen({ part, column, replaces })
  }
  const openRow = open ? items.findIndex(({ id }) => id === open.part.id) : -1
  // The list was reloaded without the row of the open field.
  const isLost = open !== null && openRow < 0
  useEffect(() => {
    if (!isLost) return
    store.endEdit(true)
    setOpen(null)
  }, [isLost, store])
  const onLeaving = () => announce(texts.tabLeaves)
  const keys = useBlockKeys({
    block,
    size,
    go,
    onBlock,
    onOpen,
    onEmpty,
    onFillDown,
    onUndo: mayUndo ? onUndo : noUndo,
    onLeaving,
  })
  const clipboard = useClipboard({ cells, edges, size, store, onBlock, onCut: onEmpty, announce })
  const onDoubleClick = ({ target }: MouseEvent) => {
    const cell = cellAt(target)
    if (cell && !isField(target)) onOpen(cell, false)
  }
  const onInput = ({ part, column }: Open, value: string) => {
    const field = columnFields[column]
    if (field) store.edit({ part, field, value })
  }
  const onDone = (left: Open, isKept: boolean, after: AfterField) => {
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
    setBack({ ...target })
  }
  const onFocus = (event: FocusEvent) => {
    keys.onFocus()
    mouse.onFocus(event)
  }
  const handlers = { ...mouse, ...clipboard, onFocus, onDoubleClick, onKeyDown: keys.onKeyDown }
  return (
    <div className="grid-scroll">
      <table
        className="dense part-grid"
        ref={ref}
        {...roles.table}
        aria-label={label}
        aria-describedby="part-grid-keys"
        aria-multiselectable
        aria-rowcount={total + 1}
        aria-colcount={size.columns}
        {...handlers}
      >
        <thead {...roles.group}>
          <tr {...roles.row} aria-rowindex={1}>
            {columnFields.map((field) => (
              <th key={field} {...roles.head} className={`grid-${field}`}>
                {partTexts.fields[field]}
              </th>
            ))}
            {groupNames && (
              <th {...roles.head} className="grid-group">
                {texts.group}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {items.map((part, row) => {
            const isIn = row >= edges.top && row <= edges.bottom
            return (
              <GridRow
                key={part.id}
                part={part}
                row={row}
                rowIndex={before + row + 2}
                {...rowFacts(state, part)}
                selectedFrom={isIn ? edges.left : -1}
                selectedTo={isIn ? edges.right : -1}
                stop={row === block.focus.row ? block.focus.column : -1}
                open={open && row === openRow ? open.column : -1}
                replaces={open?.replaces ?? false}
                groupName={groupNames?.get(part.spare_id) ?? null}
                onInput={(value) => open && onInput(open, value)}
                onDone={(isKept, after) => open && onDone(open, isKept, after)}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
