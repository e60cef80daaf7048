import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart, PartUndo, PartsChanged } from "#contract/part-list.ts"
import { isPassing } from "../api/call-api.ts"
import { sendInSteps } from "./send-in-steps.ts"

const maxActs = 100

/** Cells of a part: its version, and the version whose values an undo brings back. */
type CellsOfPart = Required<PartUndo["parts"][number]>

/** A part that was added (`from` null), deleted (`to` null) or moved, by its groups. */
export interface Placement {
  id: number
  from: number | null
  to: number | null
}

/** A change of what belongs to a part, such as another number: reversing it resolves with the opposite change. */
export interface Reversal {
  reverse: () => Promise<Reversal>
}

type Item = CellsOfPart | Placement | Reversal
type Act = readonly Item[]

/** Number of parts an undo has changed, and of those skipped because they changed again. */
export interface Undone {
  changed: number
  kept: number
}

/** What undoing sends; both reject when nothing was done. */
interface UndoCalls {
  undoCells: (parts: PartUndo["parts"]) => Promise<PartsChanged>
  place: (placements: readonly Placement[]) => Promise<unknown>
}

const areCells = (item: Item): item is CellsOfPart => "version" in item
const isPlacement = (item: Item): item is Placement => "from" in item
const isReversal = (item: Item): item is Reversal => "reverse" in item

/** Records what each act did to parts, for undo and redo. */
export function createActLog({ undoCells, place }: UndoCalls, onStored: (parts: PartsChanged["parts"]) => void) {
  const past: Act[] = []
  const future: Act[] = []

  /** Gives cells of acts another version, from the latest act back. */
  const renumber = (numberOf: (cells: CellsOfPart, acts: readonly Act[]) => number): void => {
    for (const acts of [past, future])
      for (let index = acts.length - 1; index >= 0; index--)
        acts[index] = (acts[index] ?? []).map((item) =>
          areCells(item) ? { ...item, version: numberOf(item, acts) } : item,
        )
  }
  /** Restoring and moving a part give it another version, with the same values: its latest act refers to that. */
  const placed = (placements: readonly Placement[]): void => {
    const ids = placements.filter(({ to }) => to !== null).map(({ id }) => id)
    const waiting = new Map<readonly Act[], Set<number>>()
    renumber(({ id, version }, acts) => {
      const open = waiting.get(acts) ?? new Set(ids)
      waiting.set(acts, open)
      return open.delete(id) ? version + 1 : version
    })
  }
  const push = (act: Act): Act => {
    if (act.length === 0) return act
    past.push(act)
    if (past.length > maxActs) past.shift()
    future.length = 0
    return act
  }

  /** Undoes cells; older acts refer to the values of version `to` by the version that the undo created. */
  async function undoStep(step: readonly CellsOfPart[], back: Item[], undone: Undone) {
    const done = await undoCells([...step])
    const cellsOf = new Map(step.map((cells) => [cells.id, cells]))
    const versions = new Map(done.parts.map(({ id, version }) => [id, version]))
    renumber(({ id, version }) => (cellsOf.get(id)?.to === version ? (versions.get(id) ?? version) : version))
    for (const { id, version } of done.parts) back.push({ id, version, to: cellsOf.get(id)?.version ?? version - 1 })
    undone.changed += done.changed
    undone.kept += done.kept
    onStored(done.parts)
  }
  async function placeStep(step: readonly Placement[], back: Item[], undone: Undone) {
    const turned = step.map(({ id, from, to }) => ({ id, from: to, to: from }))
    await place(turned)
    placed(turned)
    back.push(...turned)
    undone.changed += turned.length
  }

  /**
   * Rejects like the calls; what is done until then is kept. The rest can be retried, unless the server has rejected it:
   * then it would stand before the acts below it for good.
   */
  async function step(from: Act[], to: Act[], act = from.at(-1)): Promise<Undone | null> {
    const at = act ? from.indexOf(act) : -1
    if (!act || at < 0) return null
    from.splice(at, 1)
    const undone = { changed: 0, kept: 0 }
    const back: Item[] = []
    const { left, error } = await sendInSteps(act, dashboardLimits.partsChangedAtOnce, async (items) => {
      const cells = items.filter(areCells)
      const reversals = items.filter(isReversal)
      if (cells.length > 0) await undoStep(cells, back, undone)
      else if (reversals.length > 0) {
        back.push(...(await Promise.all(reversals.map(({ reverse }) => reverse()))))
        undone.changed += reversals.length
      } else await placeStep(items.filter(isPlacement), back, undone)
    })
    if (left.length > 0 && isPassing(error)) from.splice(at, 0, left)
    if (back.length > 0) to.push(back)
    if (error !== null) throw error
    return undone
  }

  return {
    noteCells: (parts: readonly ListedPart[]) =>
      push(parts.map(({ id, version }) => ({ id, version, to: version - 1 }))),
    notePlaced: (placements: readonly Placement[]) => {
      // Parts that were just added have no former acts.
      placed(placements.filter(({ from }) => from !== null))
      return push(placements)
    },
    noteChange: (change: Reversal) => push([change]),
    /** Undoes the last act, or the given one if it is not undone yet. */
    undo: (act?: Act) => step(past, future, act),
    redo: () => step(future, past),
    facts: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
  }
}
