import { useState } from "react"
import type { ListedPart } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Announce } from "#app/ui/announcer.tsx"
import { useToast } from "../ui/toasts.tsx"
import type { BlockStore } from "./block-store.ts"
import type { OpenDialog } from "./open-dialog.ts"
import { useAddRows } from "./use-add-rows.ts"

interface NewRowsOptions {
  /** Group of the table; undefined where parts of all are listed. */
  group: number | undefined
  store: BlockStore
  onOpen: (open: OpenDialog) => void
  onAdded: (parts: readonly ListedPart[]) => void
  onUndo: () => void
  announce: Announce
}

/** New rows of a table, and the group that they are added to: over all groups it is asked for once. */
export function useNewRows({ group, store, onOpen, onAdded, onUndo, announce }: NewRowsOptions) {
  const { partGrid: texts, parts } = useDashboardTexts()
  const toast = useToast()
  const [target, setTarget] = useState(group ?? null)
  const inGroup = async (rows: number, add: (group: number) => unknown) => {
    if (target !== null) await add(target)
    else
      onOpen({
        kind: "group",
        rows,
        add: (chosen) => {
          setTarget(chosen)
          return add(chosen)
        },
      })
  }
  const rows = useAddRows({
    store,
    inGroup,
    onAdded: (added) => {
      onAdded(added)
      if (added.length === 1) return announce(parts.added(added[0]?.partnumber ?? ""))
      const action = { label: parts.undo, run: onUndo }
      toast({ text: texts.rowsAdded(added.length), about: "rows-added", action })
    },
  })
  return {
    ...rows,
    target,
    setTarget,
    /** Opens the form of a new part. */
    addPart: () => void inGroup(1, (spareId) => onOpen({ kind: "part", spareId, part: null })),
  }
}

export type NewRows = ReturnType<typeof useNewRows>
