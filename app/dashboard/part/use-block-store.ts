import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { holdEntry, whenReleased } from "../editor/entry-locks.ts"
import { removeEntry, entriesOf, entryKeys, newFormId, readEntry, writeEntry } from "../editor/unsaved-input.ts"
import { useLeaveQuestion, useUnsaved } from "../editor/use-unsaved.ts"
import { useShell } from "../ui/shell-context.tsx"
import { useToast } from "../ui/toasts.tsx"
import { type BlockStore, createBlockStore } from "./block-store.ts"
import { listedPartSchema } from "#contract/part-list.ts"
import { isPartField } from "./part-form.ts"
import type { Pending } from "./block-state.ts"

const gridEntries = (group: number | undefined): string => entriesOf("part-grid", group ?? "all")

/** Returns the storage key for the cells of an open grid. */
const newCellsKey = (group: number | undefined): string => `${gridEntries(group)}${newFormId()}`

const isPending = (value: unknown): value is Pending =>
  typeof value === "object" &&
  value !== null &&
  "base" in value &&
  "fields" in value &&
  listedPartSchema.safeParse(value.base).success &&
  typeof value.fields === "object" &&
  value.fields !== null &&
  Object.entries(value.fields).every(([name, text]) => isPartField(name) && typeof text === "string")

const areCells = (value: unknown): value is Pending[] => Array.isArray(value) && value.every(isPending)

/**
 * Restores what other grids left unsaved on this device, and removes it once stored anew; entries of an open tab follow
 * when it closes. Returns the unreadable entries.
 */
function restoreLeftCells(
  group: number | undefined,
  ownKey: string,
  signal: AbortSignal,
  take: (cells: readonly Pending[]) => boolean,
): string[] {
  const unreadable: string[] = []
  for (const key of entryKeys(localStorage, gridEntries(group))) {
    const read = () => readEntry(localStorage, key, areCells)
    if (key === ownKey) continue
    if (!read()) unreadable.push(key)
    whenReleased(key, signal, () => {
      const entry = read()
      if (entry && take(entry.content)) removeEntry(localStorage, key)
    })
  }
  return unreadable
}

/** Stores unsaved cells on this device; false when the browser has no space or refuses. */
function keepCells(key: string, cells: readonly Pending[]): boolean {
  if (cells.length > 0) return writeEntry(localStorage, key, { savedAt: new Date().toISOString(), content: cells })
  removeEntry(localStorage, key)
  return true
}

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
      for (const entryKey of keys) removeEntry(localStorage, entryKey)
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
