import { useEffect, useState, useSyncExternalStore } from "react"
import { useLeaveQuestion, useUnsaved } from "../editor/use-unsaved.ts"
import { useShell } from "../shell/shell-context.tsx"
import { type BlockStore, createBlockStore } from "./block-store.ts"
import { keepCells, readKeptCells } from "./kept-cells.ts"

const waitMs = 400
const never = { current: false }

/** What is typed into the grid of a group, or of all: kept on this device until it is stored, also across a reload. */
export function useBlockStore(group: number | undefined) {
  const { leaving } = useShell()
  const [kept] = useState(() => readKeptCells(group))
  const [store] = useState<BlockStore>(() => createBlockStore(kept))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // Another tab may have kept cells of its own.
    let isKept = store.unsaved().length > 0
    const keep = () => {
      clearTimeout(timer)
      const cells = store.unsaved()
      if (leaving() === "forget" || (cells.length === 0 && !isKept)) return
      isKept = cells.length > 0
      keepCells(group, cells)
    }
    // It goes on after the screen has gone, until the last request is through.
    store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, waitMs)
    })
    window.addEventListener("online", store.retry)
    window.addEventListener("pagehide", keep)
    store.retry()
    return () => {
      window.removeEventListener("online", store.retry)
      window.removeEventListener("pagehide", keep)
      keep()
      store.close()
    }
  }, [store, group, leaving])
  useUnsaved(state.pending.size > 0 || state.isEditing)
  useLeaveQuestion(state.trouble !== null || state.errors.size + state.conflicts.size > 0, never)
  return { store, state, restored: kept.length }
}
