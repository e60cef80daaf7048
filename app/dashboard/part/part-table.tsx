import { useEffect, useState } from "react"
import type { PartSort } from "#contract/part-constants.ts"
import type { Part } from "#contract/part.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import type { After } from "./cell-editor.tsx"
import { useMayWrite } from "./may-write.ts"
import { PartGridRow } from "./part-row.tsx"
import { TableHead } from "./table-head.tsx"
import { partFields } from "./part-form.ts"
import { cellFields, editColumn, firstCell, pageColumn, removeColumn } from "./table-columns.ts"
import { useGridKeys } from "./use-grid-keys.ts"
import type { Selection } from "./use-selection.ts"

interface PartTableProps {
  spareId: number
  items: readonly Part[]
  query: string
  sort: PartSort
  selection: Selection
  onSort: (sort: PartSort) => void
  onEdit: (part: Part) => void
  onRemove: (part: Part) => void
  /** Called when a part was saved in its cell. */
  onSaved: (part: Part, before: Part) => void
}

/** Parts as a grid: arrow keys move between cells, Enter or a double click edits one. */
export function PartGrid({ spareId, items, query, sort, selection, onSort, onSaved, ...actions }: PartTableProps) {
  const { parts: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const isReadOnly = useIsReadOnly()
  const mayWrite = useMayWrite()
  const writes = partFields.some(mayWrite)
  const last = isReadOnly ? (writes ? editColumn : pageColumn) : removeColumn
  const grid = useGridKeys(items.length, last + 1, isReadOnly ? firstCell : 0)
  const [open, setOpen] = useState<{ id: number; cell: number } | null>(null)
  const [back, setBack] = useState<{ row: number; column: number } | null>(null)
  // The cell can only be focused once its field is removed.
  useEffect(() => {
    if (back) grid.go(back.row, back.column)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time a field is left
  }, [back])

  const leave = (part: Part, cell: number, after: After) => {
    if (after !== "leave") setOpen(null)
    // The click that left this cell may have opened another one.
    else return setOpen((now) => (now?.id === part.id && now.cell === cell ? null : now))
    const row = items.findIndex(({ id }) => id === part.id)
    const fields = cellFields(language)
    const count = fields.length
    const step = { stay: 0, next: 1, previous: -1 }[after]
    let position = row * count + cell + step
    // Skips read-only cells.
    while (step !== 0 && items[Math.floor(position / count)] && !mayWrite(fields[position % count] ?? "partnumber"))
      position += step
    const target = items[Math.floor(position / count)]
    if (after === "stay" || !target) setBack({ row, column: firstCell + cell })
    else setOpen({ id: target.id, cell: position % count })
  }
  return (
    <table
      className="dense d-parts"
      {...roles.table}
      aria-label={texts.listLabel}
      aria-describedby="parts-keys"
      {...grid.table}
    >
      <TableHead sort={sort} selection={selection} onSort={onSort} />
      <tbody {...roles.group}>
        {items.map((part, row) => (
          <PartGridRow
            key={part.id}
            spareId={spareId}
            part={part}
            row={row}
            query={query}
            grid={grid}
            isSelected={selection.has(part.id)}
            onSelect={(toLast) => selection.toggle(part, toLast)}
            openCell={open?.id === part.id ? open.cell : null}
            onOpen={(cell) => setOpen({ id: part.id, cell })}
            onDone={(cell, after) => leave(part, cell, after)}
            onSaved={(saved) => onSaved(saved, part)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  )
}
