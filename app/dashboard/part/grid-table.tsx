import { type FocusEvent, type MouseEvent, type Ref, useEffect, useImperativeHandle } from "react"
import type { PartList } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Announce } from "#app/ui/announcer.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { useMayWrite } from "./may-write.ts"
import { useMay } from "../ui/shell-context.tsx"
import { type TitlesOfGroups, cellsOfPage } from "./block-cells.ts"
import type { BlockState } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"
import { CardsHead, GridHead } from "./grid-head.tsx"
import { GridRow, rowFacts } from "./grid-row.tsx"
import { edgesOf } from "./selection.ts"
import { cellAt, isField, useBlockFocus } from "./use-block-focus.ts"
import { useBlockKeys } from "./use-block-keys.ts"
import { partFields } from "./part-form.ts"
import { useClipboard } from "./use-clipboard.ts"
import { useColumnWidths } from "./use-column-widths.ts"
import { useOpenCell } from "./use-open-cell.ts"
import type { Parts } from "./use-parts.ts"
import type { TableActs } from "./use-table-acts.ts"
import type { Ticks } from "./use-ticks.ts"

interface GridTableProps {
  label: string
  parts: Parts
  list: PartList
  store: BlockStore
  state: BlockState
  /** Null where nobody may change rows. */
  ticks: Ticks | null
  /** Names of the groups, when parts of several are listed. */
  groupNames: TitlesOfGroups
  acts: TableActs
  onReplace: () => void
  /** Called by Enter in the last row; returns whether the focus has gone elsewhere. */
  onEnd: () => boolean
  onRows: ((rows: readonly (readonly string[])[]) => void) | null
  /** Pastes text from the marked cell on. */
  pasting: Ref<(text: string) => void>
  announce: Announce
}

const noUndo = () => undefined

/** Width of the columns that keep theirs. */
const fixedWidth = 204

/** Parts as a spreadsheet: one Tab stop, blocks of cells, clipboard. */
export function GridTable(props: GridTableProps) {
  const { label, parts, list, store, state, ticks, groupNames, acts, announce } = props
  const { setBlock: onBlock, next, setNext: onNext, undo: onUndo, opened } = acts
  const { items, view, show, freshIds } = parts
  const { partGrid: texts } = useDashboardTexts()
  const columns = useColumnWidths()
  const size = { rows: items.length, columns: partFields.length + (groupNames ? 1 : 0) }
  const { ref, block, go, focus, ...mouse } = useBlockFocus(acts.block, size, onBlock)
  const edges = edgesOf(block)
  const mayWrite = useMayWrite()
  const mayUndo = useMay("parts.edit")
  const cells = cellsOfPage(items, state, groupNames, mayWrite)
  // The cell can only be focused once it is rendered, and its field removed.
  useEffect(() => {
    if (next) focus(next)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time a cell is asked for
  }, [next])

  const onEmpty = () => {
    const changes = cells.changesIn(edges, (_row, column) => (partFields[column] === "quantity" ? "0" : ""))
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
  const cell = useOpenCell({ items, size, store, onBlock, onNext, onEnd: props.onEnd })
  const { open, openRow, onOpen } = cell
  const onLeaving = () => announce(texts.tabLeaves)
  const keys = useBlockKeys({
    block,
    size,
    editable: partFields.length,
    go,
    onBlock,
    onOpen,
    onEmpty,
    onFillDown,
    onUndo: mayUndo ? onUndo : noUndo,
    onReplace: mayUndo ? props.onReplace : noUndo,
    onRow: (row, act) => {
      const part = items[row]
      if (part && act === "open") acts.openRow(part.id)
      else if (part) ticks?.toggle(part, false)
    },
    onLeaving,
  })
  const clipboard = useClipboard({ cells, edges, size, store, onBlock, onCut: onEmpty, onRows: props.onRows, announce })
  useImperativeHandle(props.pasting, () => clipboard.paste)
  const onDoubleClick = ({ target }: MouseEvent) => {
    const pressed = cellAt(target)
    if (pressed && !isField(target)) onOpen(pressed, false)
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const id = event.target.closest<HTMLElement>("[data-part]")?.dataset["part"]
    const part = items.find((item) => String(item.id) === id)
    if (part && event.target.closest(".grid-open")) acts.openRow(part.id)
    // Change events have no shiftKey, click events do.
    else if (part && event.target.matches(".grid-tick input")) ticks?.toggle(part, event.shiftKey)
  }
  const onFocus = (event: FocusEvent) => {
    keys.onFocus()
    mouse.onFocus(event)
  }
  const handlers = { ...mouse, ...clipboard.handlers, onFocus, onClick, onDoubleClick, onKeyDown: keys.onKeyDown }
  return (
    <div className="data-table data-cards">
      <CardsHead sort={view.sort} onSort={(sort) => show({ sort })} ticks={ticks} />
      <div className="grid-box">
        <table
          className="dense part-grid"
          style={{ width: fixedWidth + Object.values(columns.widths).reduce((sum, width) => sum + width, 0) }}
          ref={ref}
          {...roles.table}
          aria-label={label}
          aria-describedby="part-grid-keys"
          aria-multiselectable
          aria-rowcount={list.total + 1}
          {...handlers}
        >
          <colgroup>
            {ticks && <col style={{ width: 48 }} />}
            {partFields.map((field) => (
              <col key={field} style={{ width: columns.widths[field] }} />
            ))}
            {groupNames && <col style={{ width: 150 }} />}
            <col className="grid-aliases" style={{ width: 112 }} />
            <col style={{ width: 44 }} />
          </colgroup>
          <GridHead
            sort={view.sort}
            onSort={(sort) => show({ sort })}
            ticks={ticks}
            hasGroups={groupNames !== null}
            announce={announce}
            {...columns}
          />
          <tbody {...roles.group}>
            {items.map((part, row) => {
              const isIn = row >= edges.top && row <= edges.bottom
              return (
                <GridRow
                  key={part.id}
                  part={part}
                  row={row}
                  rowIndex={(list.page - 1) * list.limit + row + 2}
                  note={list.notes.find(({ id }) => id === part.id)}
                  query={view.query}
                  isTicked={ticks && ticks.has(part.id)}
                  isAdded={freshIds.has(part.id)}
                  isOpened={part.id === opened?.id}
                  {...rowFacts(state, part)}
                  selectedFrom={isIn ? edges.left : -1}
                  selectedTo={isIn ? edges.right : -1}
                  stop={row === block.focus.row ? block.focus.column : -1}
                  open={open && row === openRow ? open.column : -1}
                  replaces={open?.replaces ?? false}
                  groupName={groupNames?.get(part.spare_id) ?? null}
                  onInput={cell.onInput}
                  onDone={cell.onDone}
                />
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
