import type { ListedPart } from "#contract/part-list.ts"
import { type PartField, type PartValues, checkPart, partFields, valuesOf } from "../part/part-form.ts"

/** What is typed into a part and not stored yet, and the part as it was when typing began. */
export interface Pending {
  base: ListedPart
  fields: Partial<PartValues>
}

export interface BlockState {
  /** Parts as they were last stored from here or met in a conflict. */
  stored: ReadonlyMap<number, ListedPart>
  pending: ReadonlyMap<number, Pending>
  /** Why a cell cannot be stored, by part and field. */
  errors: ReadonlyMap<string, string>
  /** What somebody else has stored in a cell that is typed into here. */
  conflicts: ReadonlyMap<string, string>
  /** Why what is typed could not be sent and is sent again. */
  trouble: string | null
  /** A field is open and holds something that is not among the cells yet. */
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

/** Returns the newest known form of a part. */
export const newestPart = ({ stored }: BlockState, part: ListedPart): ListedPart => {
  const known = stored.get(part.id)
  return known && known.version >= part.version ? known : part
}

/** Returns what the cells of a part show: typed before stored. */
export const shownValues = (state: BlockState, part: ListedPart): PartValues => ({
  ...valuesOf(newestPart(state, part)),
  ...state.pending.get(part.id)?.fields,
})

/** Takes cells that were typed, pasted, filled or emptied; what cannot be stored is marked at once. */
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

/** Returns what can be sent now: every typed cell without an error or an open conflict. */
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

/** Takes over parts as the server has stored them; cells typed meanwhile stay typed. */
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
 * Takes over what somebody else has stored: cells changed on both sides, and differently, are in conflict; those that are the same
 * now need no saving.
 */
export function meetStored(state: BlockState, current: readonly ListedPart[]): BlockState {
  const stored = new Map(state.stored)
  const pending = new Map(state.pending)
  const conflicts = new Map(state.conflicts)
  for (const part of current) {
    stored.set(part.id, part)
    const mine = pending.get(part.id)
    if (!mine) continue
    const [before, theirs] = [valuesOf(mine.base), valuesOf(part)]
    const fields: Pending["fields"] = {}
    for (const field of partFields) {
      const value = mine.fields[field]
      if (value === undefined || value === theirs[field]) continue
      fields[field] = value
      if (theirs[field] !== before[field]) conflicts.set(cellKey(part.id, field), theirs[field])
    }
    if (Object.keys(fields).length === 0) pending.delete(part.id)
    else pending.set(part.id, { base: part, fields })
  }
  return { ...state, stored, pending, conflicts }
}

/** Gives up the typed values of cells that cannot be stored. */
export const dropWrong = (state: BlockState): BlockState =>
  typeCells(
    state,
    [...state.pending.values()].flatMap(({ base, fields }) =>
      partFields
        .filter((field) => fields[field] !== undefined && state.errors.has(cellKey(base.id, field)))
        .map((field) => ({ part: base, field, value: valuesOf(base)[field] })),
    ),
  )
