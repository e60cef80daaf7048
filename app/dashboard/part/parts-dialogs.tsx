import type { ListedPart } from "#contract/part-list.ts"
import { ImportDialog } from "../import/import-dialog.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import { type BlockState, newestPart } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"
import { BulkChange } from "./bulk-change.tsx"
import { MoveDialog } from "./move-dialog.tsx"
import { PartDialog } from "./part-dialog.tsx"
import { PartPanel } from "./part-panel.tsx"
import type { AddRows, LeftRow } from "./use-add-rows.ts"
import type { Bulk } from "./use-bulk.tsx"
import type { TickedPart } from "./use-ticks.ts"

/** What is open beside or above the table; null for nothing. */
export type OpenDialog =
  | { kind: "part"; part: ListedPart | null; number?: string; row?: LeftRow }
  | { kind: "row"; id: number }
  | { kind: "change"; way: "set" | "replace" }
  | { kind: "move"; parts: readonly TickedPart[] }
  | { kind: "import" }
  | null

interface PartsDialogsProps {
  open: OpenDialog
  onOpen: (open: OpenDialog) => void
  group: { id: number; title: TitleText } | null
  names: ReadonlyMap<number, string>
  items: readonly ListedPart[]
  /** TickedPart parts, else those of the marked cells. */
  selected: readonly TickedPart[]
  total: number
  find: () => Promise<TickedPart[]>
  store: BlockStore
  state: BlockState
  bulk: Bulk
  addRows: AddRows
  reload: () => Promise<void>
}

/** Dialogs of the table, one at a time. */
export function PartsDialogs({ open, onOpen, group, ...props }: PartsDialogsProps) {
  const { items, names, store, state, bulk, addRows, reload } = props
  const onClose = () => onOpen(null)
  if (open?.kind === "row") {
    const part = items.find(({ id }) => id === open.id)
    if (!part) return null
    return (
      <PartPanel
        part={part}
        group={names.get(part.spare_id)}
        store={store}
        state={state}
        onEdit={() => onOpen({ kind: "part", part: newestPart(state, part) })}
        onMove={() => onOpen({ kind: "move", parts: [part] })}
        onRemove={() => {
          onClose()
          void bulk.remove([part], part)
        }}
        onClose={onClose}
      />
    )
  }
  if (open?.kind === "part") {
    const { part, row, number } = open
    const spareId = part?.spare_id ?? group?.id
    if (spareId === undefined) return null
    return (
      <PartDialog
        spareId={spareId}
        part={part}
        initial={row?.values ?? (number === undefined ? undefined : { partnumber: number })}
        onSaved={(saved, before) => {
          const stored = { ...saved, spare_id: spareId }
          if (!before) store.noteAdded([stored])
          else if (before.version !== saved.version) store.noteAct([stored])
          if (row) addRows.drop(row)
          return reload()
        }}
        onClose={onClose}
      />
    )
  }
  if (open?.kind === "move")
    return (
      <MoveDialog
        from={group?.id ?? null}
        count={open.parts.length}
        onMove={(target, title) => bulk.move(open.parts, target, title)}
        onClose={onClose}
      />
    )
  if (open?.kind === "change") return <BulkChange {...props} starts={open.way} onClose={onClose} />
  if (open?.kind === "import" && group) return <ImportDialog spareId={group.id} group={group.title} onClose={onClose} />
  return null
}
