import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { holdEntry } from "../editor/entry-locks.ts"
import { removeEntry } from "../editor/unsaved-input.ts"
import { useLeaveQuestion, useUnsaved } from "../editor/use-unsaved.ts"
import { useShell } from "../ui/shell-context.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type BlockStore, createBlockStore } from "./block-store.ts"
import { keepCells, newCellsKey, restoreLeftCells } from "./kept-cells.ts"

const waitMs = 400

/** Unsaved cells of a group's grid, or of all groups: kept on this device until stored, across reloads. */
export function useBlockStore(group: number | undefined) {
  const { partGrid: texts, editor } = useDashboardTexts()
  const toast = useToast()
  const { leaving } = useShell()
  const [key] = useState(() => newCellsKey(group))
  const [store] = useState<BlockStore>(createBlockStore)
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const reportRestored = useEffectEvent((parts: number) => toast({ text: texts.restored(parts), about: "restored" }))
  const reportRefused = useEffectEvent(() =>
    toast({ text: editor.unsavedRefused, isError: true, about: "unsaved-input" }),
  )
  const reportUnreadable = useEffectEvent((keys: readonly string[]) => {
    const drop = () => {
      for (const one of keys) removeEntry(localStorage, one)
    }
    toast({ text: editor.unsavedUnreadable, isError: true, action: { label: editor.unsavedDrop, run: drop } })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasWarned = false
    const keep = (): boolean => {
      clearTimeout(timer)
      if (leaving() === "forget") return false
      const isKept = keepCells(key, store.unsaved())
      if (!isKept && !hasWarned) reportRefused()
      hasWarned = !isKept
      return isKept
    }
    const end = new AbortController()
    const release = holdEntry(key)
    // Continues after unmounting, until the last request is done.
    store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, waitMs)
    })
    window.addEventListener("online", store.retry, { signal: end.signal })
    window.addEventListener("pagehide", keep, { signal: end.signal })
    const unreadable = restoreLeftCells(group, key, end.signal, (cells) => {
      store.adopt(cells)
      reportRestored(cells.length)
      return keep()
    })
    if (unreadable.length > 0) reportUnreadable(unreadable)
    return () => {
      end.abort()
      keep()
      release()
      store.close()
    }
  }, [store, group, key, leaving])
  useUnsaved(state.pending.size > 0 || state.isEditing)
  useLeaveQuestion(state.trouble !== null || state.errors.size + state.conflicts.size > 0)
  return { store, state }
}
