import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ImportDialog } from "../import/import-dialog.tsx"
import type { TitleText } from "../ui/shown-text.ts"
import type { BlockStore } from "./block-store.ts"
import { BulkChange } from "./bulk-change.tsx"
import { GroupDialog } from "./group-dialog.tsx"
import type { OpenDialog } from "./open-dialog.ts"
import { PartDialog } from "./part-dialog.tsx"
import { PasteDialog } from "./paste-dialog.tsx"
import type { Bulk } from "./use-bulk.tsx"
import type { NewRows } from "./use-new-rows.ts"
import type { TickedPart } from "./use-ticks.ts"

interface PartsDialogsProps {
  open: OpenDialog
  onOpen: (open: OpenDialog) => void
  group: { id: number; title: TitleText } | null
  /** TickedPart parts, else those of the marked cells. */
  selected: readonly TickedPart[]
  total: number
  find: () => Promise<TickedPart[]>
  store: BlockStore
  bulk: Bulk
  newRows: NewRows
  reload: () => Promise<void>
}

/** Dialogs of the table, one at a time. */
export function PartsDialogs({ open, onOpen, group, ...props }: PartsDialogsProps) {
  const { store, bulk, newRows, reload } = props
  const { parts: texts, partGrid } = useDashboardTexts()
  const onClose = () => onOpen(null)
  if (open?.kind === "part") {
    const { spareId, part, row, number } = open
    return (
      <PartDialog
        spareId={spareId}
        part={part}
        initial={row?.values ?? (number === undefined ? undefined : { partnumber: number })}
        onSaved={(saved, before) => {
          const stored = { ...saved, spare_id: spareId }
          if (!before) store.noteAdded([stored])
          else if (before.version !== saved.version) store.noteAct([stored])
          if (row) newRows.drop(row)
          return reload()
        }}
        onClose={onClose}
      />
    )
  }
  if (open?.kind === "move") {
    const count = open.parts.length
    return (
      <GroupDialog
        title={texts.moveTitle(count)}
        action={texts.moveButton(count)}
        from={group?.id ?? null}
        onChoose={async (target, title) => {
          await bulk.move(open.parts, target, title)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  if (open?.kind === "group")
    return (
      <GroupDialog
        title={partGrid.addTo(open.rows)}
        action={partGrid.addTo(open.rows)}
        from={null}
        onChoose={async (target) => {
          onClose()
          open.add(target)
        }}
        onClose={onClose}
      />
    )
  if (open?.kind === "change") return <BulkChange {...props} starts={open.way} onClose={onClose} />
  if (open?.kind === "paste") return <PasteDialog {...open} newRows={newRows} onClose={onClose} />
  if (open?.kind === "import")
    return <ImportDialog spareId={group?.id ?? null} {...(group ? { group: group.title } : {})} onClose={onClose} />
  return null
}
