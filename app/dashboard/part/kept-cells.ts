import { listedPartSchema } from "#contract/part-list.ts"
import { whenReleased } from "../editor/entry-locks.ts"
import { entriesOf, entryKeys, newFormId, readEntry, removeEntry, writeEntry } from "../editor/unsaved-input.ts"
import { isPartField } from "./part-form.ts"
import type { Pending } from "./block-state.ts"

const gridEntries = (group: number | undefined): string => entriesOf("part-grid", group ?? "all")

/** Returns the storage key for the cells of an open grid. */
export const newCellsKey = (group: number | undefined): string => `${gridEntries(group)}${newFormId()}`

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
export function restoreLeftCells(
  group: number | undefined,
  own: string,
  signal: AbortSignal,
  take: (cells: readonly Pending[]) => boolean,
): string[] {
  const unreadable: string[] = []
  for (const key of entryKeys(localStorage, gridEntries(group))) {
    const read = () => readEntry(localStorage, key, areCells)
    if (key === own) continue
    if (!read()) unreadable.push(key)
    whenReleased(key, signal, () => {
      const entry = read()
      if (entry && take(entry.content)) removeEntry(localStorage, key)
    })
  }
  return unreadable
}

/** Stores unsaved cells on this device; false when the browser has no space or refuses. */
export function keepCells(key: string, cells: readonly Pending[]): boolean {
  if (cells.length > 0) return writeEntry(localStorage, key, { savedAt: new Date().toISOString(), content: cells })
  removeEntry(localStorage, key)
  return true
}
