import { useEffect, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Announce } from "#app/ui/announcer.tsx"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"
import type { BlockStore } from "./block-store.ts"
import { type PartView, shownParts } from "./part-view.ts"
import type { OpenDialog } from "./open-dialog.ts"
import type { Cell, CellBlock } from "./selection.ts"
import { useBulk } from "./use-bulk.tsx"
import { useNewRows } from "./use-new-rows.ts"
import type { Parts } from "./use-parts.ts"
import { useTicks } from "./use-ticks.ts"

const first: CellBlock = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }

interface TableActsOptions {
  group: number | undefined
  store: BlockStore
  table: Parts
  onOpen: (open: OpenDialog) => void
  announce: Announce
}

/** Acts of the table and where it stands: marked cells, ticks, undo, bulk acts, new rows, and the opened row. */
export function useTableActs({ group, store, table, onOpen, announce }: TableActsOptions) {
  const { partGrid: texts, parts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { items, list, loaded, view } = table
  const shown = JSON.stringify(shownParts(view))
  const announced = useRef(shown)
  useEffect(() => {
    if (!list || loaded.isPlaceholderData || announced.current === shown) return
    announced.current = shown
    announce(parts.total(list.total))
  }, [list, loaded.isPlaceholderData, shown, announce, parts])
  const ticks = useTicks(items)
  const [block, setBlock] = useState(first)
  const [next, setNext] = useState<Cell | null>(null)
  const [openedId, setOpenedId] = useState<number | null>(null)
  const openedRow = items.findIndex(({ id }) => id === openedId)
  // A row that comes back later, such as by undo, is not opened again.
  if (openedId !== null && openedRow < 0) setOpenedId(null)
  const refreshLists = () => refresh("GET /part", "GET /part/counts", "GET /part-alias", "GET /spare/:id")
  const reload = () => {
    table.settleAdded()
    return refreshLists()
  }
  const undo = async (way: "undo" | "redo") => {
    try {
      const done = await store[way]()
      if (done) announce(way === "undo" ? texts.undone(done.changed) : texts.redone(done.changed))
      if (done && done.kept > 0) toast({ text: texts.kept(done.kept) })
      if (done) void reload()
      else announce(texts.nothingToUndo)
    } catch (error) {
      toast({ text: errorText(common, error), isError: true })
    }
  }
  const goTo = (cell: Cell) => {
    setBlock({ anchor: cell, focus: cell })
    setNext(cell)
  }
  const bulk = useBulk(store, ticks, reload)
  const newRows = useNewRows({
    group,
    store,
    onOpen,
    onAdded: (added) => {
      table.append(added)
      goTo({ row: items.length, column: 1 })
      void refreshLists()
    },
    onUndo: () => void undo("undo"),
    announce,
  })
  return {
    ticks,
    bulk,
    newRows,
    reload,
    undo: (way: "undo" | "redo") => void undo(way),
    block,
    setBlock,
    next,
    setNext,
    opened: items[openedRow],
    openRow: setOpenedId,
    /** Closes the opened row; its number has the focus then. */
    closeRow: () => {
      setOpenedId(null)
      goTo({ row: openedRow, column: 0 })
    },
    show: (change: Partial<PartView>) => {
      setBlock(first)
      table.show(change)
    },
    showPage: async (page: number) => {
      setBlock(first)
      if (!(await table.turn(page))) toast({ text: texts.movedUp, about: "moved-up" })
    },
  }
}

export type TableActs = ReturnType<typeof useTableActs>
