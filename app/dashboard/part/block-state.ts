import type { ListedPart } from "#contract/part-list.ts"
import { type PartField, type PartValues, checkPart, partFields, valuesOf } from "./part-form.ts"

/** Unsaved input of a part, and the part when typing began. */
export interface Pending {
  base: ListedPart
  fields: Partial<PartValues>
}

export interface BlockState {
  /** Parts as last stored from here or received in a conflict. */
  stored: ReadonlyMap<number, ListedPart>
  pending: ReadonlyMap<number, Pending>
  /** Why a cell cannot be stored, by part and field. */
  errors: ReadonlyMap<string, string>
  /** What somebody else has stored in a cell edited here. */
  conflicts: ReadonlyMap<string, string>
  /** Why a request failed that is being retried. */
  trouble: string | null
  /** An open field has input that is not part of the cells yet. */
  isEditing: boolean
  canUndo: boolean
  canRedo: boolean
}

export interface CellChange {
  part: ListedPart
  field: PartField
  value: string
}

export const cellKey = (id: number, field: PartField): string => `${id}.${field}`

export const emptyBlock: BlockState = {
  stored: new Map(),
  pending: new Map(),
  errors: new Map(),
  conflicts: new Map(),
  trouble: null,
  isEditing: false,
  canUndo: false,
  canRedo: false,
}

/** Returns the latest known state of a part. */
export const newestPart = ({ stored }: BlockState, part: ListedPart): ListedPart => {
  const storedPart = stored.get(part.id)
  return storedPart && storedPart.version >= part.version ? storedPart : part
}

/** Returns the displayed cells of a part: typed ones take precedence over stored ones. */
export const shownValues = (state: BlockState, part: ListedPart): PartValues => ({
  ...valuesOf(newestPart(state, part)),
  ...state.pending.get(part.id)?.fields,
})

/** Applies cells that were typed, pasted, filled or cleared; marks invalid ones at once. */
export function typeCells(state: BlockState, changes: readonly CellChange[]): BlockState {
  const pending = new Map(state.pending)
  const errors = new Map(state.errors)
  const conflicts = new Map(state.conflicts)
  for (const { part, field, value } of changes) {
    const { base, fields } = pending.get(part.id) ?? { base: newestPart(state, part), fields: {} }
    const { [field]: _former, ...others } = fields
    const isBack = value === valuesOf(base)[field]
    const next = isBack ? others : { ...fields, [field]: value }
    if (Object.keys(next).length === 0) pending.delete(part.id)
    else pending.set(part.id, { base, fields: next })
    const key = cellKey(part.id, field)
    errors.delete(key)
    conflicts.delete(key)
    const checked = checkPart({ ...valuesOf(base), [field]: value })
    const error = "errors" in checked && !isBack ? checked.errors[field] : undefined
    if (error) errors.set(key, error)
  }
  return { ...state, pending, errors, conflicts }
}

export interface SentPart {
  id: number
  version: number
  [field: string]: string | number
}

/** Returns what can be sent now: every typed cell without error or conflict. */
export function toSend(state: BlockState, most: number): { parts: SentPart[]; typed: Map<string, string> } {
  const typed = new Map<string, string>()
  const parts: SentPart[] = []
  for (const [id, { base, fields }] of state.pending) {
    if (parts.length === most) break
    const sent: SentPart = { id, version: base.version }
    for (const field of partFields) {
      const value = fields[field]
      const key = cellKey(id, field)
      if (value === undefined || state.errors.has(key) || state.conflicts.has(key)) continue
      sent[field] = field === "quantity" ? Number(value.trim()) : value
      typed.set(key, value)
    }
    if (Object.keys(sent).length > 2) parts.push(sent)
  }
  return { parts, typed }
}

/** Accepts parts as the server stored them; keeps cells typed meanwhile. */
export function takeStored(
  state: BlockState,
  parts: readonly ListedPart[],
  sent: ReadonlyMap<string, string>,
): BlockState {
  const stored = new Map(state.stored)
  for (const part of parts) stored.set(part.id, part)
  const pending = new Map(state.pending)
  for (const [id, { base, fields }] of state.pending) {
    const kept = Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => sent.get(`${id}.${field}`) !== value),
    )
    if (Object.keys(kept).length === 0) pending.delete(id)
    else pending.set(id, { base: stored.get(id) ?? base, fields: kept })
  }
  return { ...state, stored, pending }
}

/**
 * Accepts parts that somebody else stored: cells changed differently on both sides are in conflict; equal ones need no
 * saving.
 */
export function applyRemote(state: BlockState, current: readonly ListedPart[]): BlockState {
  const stored = new Map(state.stored)
  const pending = new Map(state.pending)
  const errors = new Map(state.errors)
  const conflicts = new Map(state.conflicts)
  for (const part of current) {
    stored.set(part.id, part)
    const mine = pending.get(part.id)
    if (!mine) continue
    const [before, theirs] = [valuesOf(mine.base), valuesOf(part)]
    const fields: Pending["fields"] = {}
    for (const field of partFields) {
      const value = mine.fields[field]
      const key = cellKey(part.id, field)
      if (value === undefined || value === theirs[field]) {
        errors.delete(key)
        conflicts.delete(key)
        continue
      }
      fields[field] = value
      if (theirs[field] !== before[field]) conflicts.set(key, theirs[field])
    }
    if (Object.keys(fields).length === 0) pending.delete(part.id)
    else pending.set(part.id, { base: part, fields })
  }
  return { ...state, stored, pending, errors, conflicts }
}

/** Discards what was typed in parts that are deleted. */
export function forgetParts(state: BlockState, ids: readonly number[]): BlockState {
  const [pending, errors, conflicts] = [new Map(state.pending), new Map(state.errors), new Map(state.conflicts)]
  for (const id of ids) {
    pending.delete(id)
    for (const field of partFields) for (const marks of [errors, conflicts]) marks.delete(cellKey(id, field))
  }
  return { ...state, pending, errors, conflicts }
}

/** Discards typed values that cannot be stored. */
export const dropWrong = (state: BlockState): BlockState =>
  typeCells(
    state,
    [...state.pending.values()].flatMap(({ base, fields }) =>
      partFields
        .filter((field) => fields[field] !== undefined && state.errors.has(cellKey(base.id, field)))
        .map((field) => ({ part: base, field, value: valuesOf(base)[field] })),
    ),
  )
